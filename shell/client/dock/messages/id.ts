/** The texts of the dock. */
export const messages = {
  below: "Tetap terbuka",
  beside: "Di samping halaman",
  close: "Tutup",
};

export type DockMessages = typeof messages;
