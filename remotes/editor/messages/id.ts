export const messages = {
  title: "Riwayat",
};
