import type { CardFace } from "./CardFace";
import { paintCard } from "./paintCard";
import { paintIcon, type IconFace } from "./paintIcon";

/** A picture to be drawn. */
export type PaintTask =
  | { readonly kind: "card"; readonly face: CardFace }
  | { readonly kind: "icon"; readonly face: IconFace };

/** Draws a picture as PNG. */
export const paint = (task: PaintTask): Promise<Buffer> =>
  task.kind === "card" ? paintCard(task.face) : Promise.resolve(paintIcon(task.face));
