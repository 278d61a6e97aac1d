export const messages = {
  title: "Pengaturan",
};
