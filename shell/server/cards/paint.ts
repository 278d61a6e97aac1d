import type { CertificateFile } from "@serambi/kernel/contracts";

import type { CertificateFace } from "../certificates/CertificateFace";
import type { CardFace } from "./CardFace";
import { paintCard } from "./paintCard";
import { paintCover } from "./paintCover";
import { paintIcon, type IconFace } from "./paintIcon";

/** A picture to be drawn, or a document to be set. */
export type PaintTask =
  | { readonly kind: "card"; readonly face: CardFace }
  | { readonly kind: "cover"; readonly face: CardFace }
  | { readonly kind: "icon"; readonly face: IconFace }
  | { readonly kind: "certificate"; readonly face: CertificateFace; readonly file: CertificateFile };

/** Draws a picture as PNG, or sets a document as PDF. */
export const paint = async (task: PaintTask): Promise<Buffer> => {
  switch (task.kind) {
    case "card":
      return paintCard(task.face);
    case "cover":
      return paintCover(task.face);
    case "icon":
      return paintIcon(task.face);
    case "certificate": {
      // Asked for seldom: what sets documents is loaded with the first one.
      const { paintCertificate } = await import("../certificates/paintCertificate");
      return paintCertificate(task.face, task.file);
    }
  }
};
