/** A part of a file, both ends within it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14). Players ask for one; several at once, and what
 * cannot be read, count as not asked.
 * @param length of the file in bytes
 * @returns null for the whole file, `beyond` where the file has no such part
 */
export const readRange = (header: string | undefined, length: number): ByteRange | "beyond" | null => {
  const [, from = "", to = ""] = ONE_RANGE.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return first < length && first <= last ? { first, last } : "beyond";
};
