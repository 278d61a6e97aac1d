export const messages = {
  title: "Situs baru",
};
