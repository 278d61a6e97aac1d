/** What stands on a certificate besides names and figures. */
export const certificateMessages = {
  title: "Sertifikat",
  intro: "Dengan ini dinyatakan bahwa",
  /** For a name that no font at hand can write. */
  holder: (code: string) => `pemegang kode ${code}`,
  completed: "telah menyelesaikan seluruh bab kursus",
  extent: (chapters: string, length: string) => `${chapters} bab, ${length} belajar`,
  issued: "Diterbitkan",
  issuer: "Oleh",
  code: "Kode pembuktian",
  proof: "Keaslian sertifikat ini dapat diperiksa di",
};
export type CertificateMessages = typeof certificateMessages;
