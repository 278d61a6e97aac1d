export const messages = {
  title: "Situs",
};
