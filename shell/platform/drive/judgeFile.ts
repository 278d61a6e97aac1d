import { hasTestVirus, judgePdf, type FileKind } from "@serambi/kernel/service";

import { cleanPicture } from "./cleanPicture";

export interface JudgedFile {
  readonly kind: FileKind;
  /** The bytes that are kept. */
  readonly bytes: Buffer;
}

/** Says by its content what a file is; its name says nothing. `virus`, `program` and `other` are refused. */
export const judgeFile = async (bytes: Buffer): Promise<JudgedFile | "virus" | "program" | "other"> => {
  if (hasTestVirus(bytes)) return "virus";
  const fault = judgePdf(bytes);
  if (fault === null) return { kind: "pdf", bytes };
  if (fault === "program") return fault;
  const picture = await cleanPicture(bytes);
  return picture ? { kind: "picture", bytes: picture } : "other";
};
