import type { CertificateFile } from "@serambi/kernel/contracts";

import type { CertificateFace } from "./CertificateFace";
import { certificatePdf } from "./certificatePdf";
import { certificateCard, certificatePng } from "./certificatePng";
import { layCertificate } from "./layCertificate";

/** Makes one of the files of a certificate. */
export const paintCertificate = async (face: CertificateFace, file: CertificateFile): Promise<Buffer> => {
  const sheet = await layCertificate(face);
  switch (file) {
    case "certificate.pdf":
      return certificatePdf(sheet, face);
    case "certificate.png":
      return certificatePng(sheet);
    case "card.png":
      return certificateCard(sheet, face.style);
  }
};
