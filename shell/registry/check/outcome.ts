import { z } from "zod";

/** What is checked, in the order of the report. */
export const CHECKS = {
  contract: "contract and shared libraries",
  types: "types of its sources",
  boundaries: "imports: its own rooms and the kernel's",
  texts: "texts, complete in both languages",
  calls: "calls: each is declared, and a host answers it",
  paths: "paths, against the other remotes and what sites list",
  slots: "slots that sites use",
  budgets: "bytes of each page and slot",
  styles: "styles stay within the remote",
  draws: "time, bytes and memory of what it draws",
  odd: "large and odd answers of hosts",
  fixtures: "every page and slot on every site, in both languages",
  composed: "pages of sites with it, beside what is live",
  modules: "search, sitemap and documents of every site",
  hydration: "its pages come alive in a browser",
  accessibility: "accessibility of its pages and slots",
  process: "what it leaves behind in the server",
} as const;
export type CheckId = keyof typeof CHECKS;
const CHECK_IDS = Object.keys(CHECKS) as [CheckId, ...CheckId[]]; // the keys of the table above

const Finding = z.object({
  /** A page, slot, site, file or library. */
  where: z.string(),
  why: z.string(),
  /** What to do about it. */
  fix: z.string(),
});
export type Finding = z.infer<typeof Finding>;

/** What one check came to: passed without findings. */
export const CheckOutcome = z.object({
  check: z.enum(CHECK_IDS),
  findings: z.array(Finding),
  /** What was looked at, or why it was not. */
  note: z.string(),
});
export type CheckOutcome = z.infer<typeof CheckOutcome>;
