/** What is said of what stays below the page. */
export const messages = {
  dock: "Tetap terbuka",
  close: "Tutup",
};

export type DockMessages = typeof messages;
