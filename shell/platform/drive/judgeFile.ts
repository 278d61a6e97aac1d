import { hasTestVirus, judgePdf, type FileKind } from "@serambi/kernel/service";

import { cleanPicture, drawPicture, isDrawing } from "./cleanPicture";

export interface JudgedFile {
  readonly kind: FileKind;
  readonly extension: "pdf" | "jpg" | "png";
  /** The bytes that are kept. */
  readonly bytes: Buffer;
}

type Refusal = "virus" | "program" | "drawing" | "other";

/**
 * Says by its content what a file is; its name says nothing.
 * @param takesDrawings whether an SVG is drawn: that takes as long as whoever wrote it likes, so not everybody's is
 * @returns why it is refused, where it is
 */
export const judgeFile = async (bytes: Buffer, takesDrawings: boolean): Promise<JudgedFile | Refusal> => {
  if (hasTestVirus(bytes)) return "virus";
  const fault = judgePdf(bytes);
  if (fault === null) return { kind: "pdf", extension: "pdf", bytes };
  if (fault === "program") return fault;
  const isDrawn = takesDrawings && isDrawing(bytes);
  const picture = await (isDrawn ? drawPicture(bytes) : cleanPicture(bytes));
  return picture ? { kind: "picture", ...picture } : isDrawn ? "drawing" : "other";
};
