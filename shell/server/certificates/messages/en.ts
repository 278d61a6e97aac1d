import type { CertificateMessages } from "./id";

export const certificateMessages: CertificateMessages = {
  title: "Certificate",
  intro: "This is to certify that",
  holder: (code) => `the holder of the code ${code}`,
  completed: "has completed every chapter of the course",
  extent: (chapters, length) => `${chapters} ${chapters === "1" ? "chapter" : "chapters"}, ${length} of learning`,
  issued: "Issued",
  issuer: "By",
  code: "Verification code",
  proof: "Whether this certificate is genuine can be seen at",
};
