import { HomeSection, LANGUAGES, MAX_SECTIONS } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

const MAX_NAME_LENGTH = 80;
/** Texts, numbers and lists in the properties of one section: the one with most has 381. */
const MAX_PARTS = 2_000;
/** Characters of all its texts; the longest section has 1,928. */
const MAX_TEXT_LENGTH = 50_000;

/** Whether properties are of a size that a page can carry. They may be nested as deep as they like: this goes step by step. */
const isOfMeasure = (props: unknown): boolean => {
  const open: unknown[] = [props];
  let [parts, length] = [0, 0];
  while (open.length > 0) {
    const value = open.pop();
    parts += 1;
    if (typeof value === "string") length += value.length;
    else if (typeof value === "object" && value !== null) {
      const inner: unknown[] = Object.values(value);
      if (inner.length > MAX_PARTS) return false;
      open.push(...inner);
    }
    if (parts > MAX_PARTS || length > MAX_TEXT_LENGTH) return false;
  }
  return true;
};

/** A section that is wrong keeps its place and what it has of a name: there the host says that a part is missing, and why in its log. */
const readSection = (value: unknown): HomeSection => {
  const result = HomeSection.safeParse(value);
  if (result.success && isOfMeasure([result.data.props, result.data.inside?.props])) return result.data;
  const name = typeof value === "object" && value !== null && "slot" in value ? value.slot : "";
  return { slot: typeof name === "string" ? name.slice(0, MAX_NAME_LENGTH) : "", props: {} };
};

/** `cms/app/setting/home` as far as it can be used: one wrong section must not take the page, nor must a list that is none. */
export const HomeAnswer = z.object({
  sections: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((sections) => sections.slice(0, MAX_SECTIONS).map(readSection)),
  ),
  languages: z.catch(z.optional(z.array(z.enum(LANGUAGES))), undefined),
});
