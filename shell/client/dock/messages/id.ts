/** What is said of what stays while pages change. */
export const messages = {
  below: "Tetap terbuka",
  beside: "Di samping halaman",
  close: "Tutup",
};

export type DockMessages = typeof messages;
