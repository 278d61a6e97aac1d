import type { Ending as RemoteEnding } from "@serambi/kernel/remote";
import { z } from "zod";

/** The end of a page or document without one, as code of remotes gives it: no other status, and no address that a header cannot carry or that runs a script. */
export const Ending = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("not-found") }),
  z.object({
    kind: z.literal("redirect"),
    /** A path of this site, or an address. */
    to: z.string().regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\p{Cc}\p{Cs}]*$/u),
    status: z.union([z.literal(301), z.literal(302), z.literal(303)]),
  }),
  z.object({ kind: z.literal("failed"), status: z.number().int().min(400).max(599), message: z.string() }),
]);
export type Ending = z.infer<typeof Ending>;

/** @throws Error with what is wrong with it */
export const readEnding = (given: RemoteEnding): Ending => {
  const { data, error } = Ending.safeParse(given);
  if (error) throw new Error(`The loader ended with what is no ending: ${z.prettifyError(error)}`);
  // Headers take no other letters.
  return data.kind === "redirect" ? { ...data, to: encodeLetters(data.to) } : data;
};

const encodeLetters = (address: string): string => address.replaceAll(/[^!-~]+/g, encodeURIComponent);

/** With any other, a page would have no body, or would not be the end of the answer. */
export const isPageStatus = (status: number): boolean =>
  Number.isInteger(status) && status >= 200 && status <= 599 && ![204, 205, 304].includes(status);
