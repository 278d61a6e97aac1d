import type { SheetFace } from "../documents/sheet/SheetFace";
import type { SheetFormat } from "../documents/sheet/paintSheet";
import { makeImage, type ScaledPicture } from "../images/makeImage";
import type { CardFace } from "./CardFace";
import { paintCard } from "./paintCard";
import { paintCover } from "./paintCover";
import { paintIcon, type IconFace } from "./paintIcon";

/** A picture to be drawn, or a document to be set. */
export type PaintTask =
  | { readonly kind: "card"; readonly face: CardFace }
  /** Width in pixels. */
  | { readonly kind: "cover"; readonly face: CardFace; readonly width: number }
  | { readonly kind: "icon"; readonly face: IconFace }
  | ({ readonly kind: "picture" } & ScaledPicture)
  | { readonly kind: "sheet"; readonly face: SheetFace; readonly format: SheetFormat };

/** Draws a picture as PNG, scales one into its format, or sets a document as PDF. */
export const paint = async (task: PaintTask): Promise<Buffer> => {
  switch (task.kind) {
    case "card":
      return paintCard(task.face);
    case "cover":
      return paintCover(task.face, task.width);
    case "icon":
      return paintIcon(task.face);
    case "picture":
      return makeImage(task);
    case "sheet": {
      // Asked for seldom: what sets documents is loaded with the first one.
      const { paintSheet } = await import("../documents/sheet/paintSheet");
      return paintSheet(task.face, task.format);
    }
  }
};
