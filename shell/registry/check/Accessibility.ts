import { createHash } from "node:crypto";
import { join } from "node:path";

import { findProblems } from "@serambi/kernel/testing";
import type { RunOptions } from "axe-core";

import { Findings } from "./Findings";
import { MAX_NESTING, nestingOf } from "./nestingOf";
import type { CheckOutcome, Finding } from "./outcome";
import { SoundBefore } from "./SoundBefore";

/** What belongs to a whole page, which the shell makes, or needs a layout, which there is none of here. */
const NOT_HERE = [
  "bypass",
  "color-contrast",
  "document-title",
  "html-has-lang",
  "landmark-one-main",
  "meta-viewport",
  "page-has-heading-one",
  "region",
  "scrollable-region-focusable",
  "target-size",
];

/** Raised when other rules are looked at: what was sound by the old ones is looked at again. */
const RULES = 1;
const SHOWN = 160;

interface Markup {
  readonly where: string;
  readonly html: string;
}

/** Words and class names say nothing about structure, only whether there are any: a change of texts is nothing new. */
const structureOf = (html: string): string =>
  html
    .replaceAll(/>[^<]*[^<\s][^<]*</g, ">-<")
    .replaceAll(/\s(aria-label|alt|class|content|placeholder|title|value)="[^"]+"/g, ' $1="-"');

const digestOf = (html: string): string =>
  createHash("sha256").update(structureOf(html)).digest("base64url").slice(0, 22);

const OPTIONS: RunOptions = {
  resultTypes: ["violations"],
  rules: Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }])),
};

/** Both are large, and most checks need neither. */
const openDocument = async () => {
  const [{ JSDOM }, { default: axe }] = await Promise.all([import("jsdom"), import("axe-core")]);
  const page = '<!doctype html><html lang="id"><head><title>-</title></head><body></body></html>';
  const { window } = new JSDOM(page, { runScripts: "outside-only" });
  // Asked for to tell drawn letters from written ones; there is nothing to draw on.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  window.eval(axe.source);
  const { run } = (window as unknown as { readonly axe: typeof axe }).axe; // put there by the line above
  const { body } = window.document;
  return {
    problemsOf: async (html: string): Promise<Finding[]> => {
      body.innerHTML = `<main>${html}</main>`;
      const { violations } = await run(body, OPTIONS);
      return [
        ...findProblems(body).map((why) => ({
          where: "",
          why,
          fix: "mend the markup: the conformance tests find the same",
        })),
        ...violations.map(({ help, helpUrl, nodes }) => ({
          where: "",
          why: `${help}: ${nodes[0]?.html.slice(0, SHOWN) ?? ""}`,
          fix: helpUrl,
        })),
      ];
    },
    close: () => window.close(),
  };
};

/**
 * Structure and accessibility of markup, in a document without a browser. What was found sound once is not looked at again:
 * most of a remote is the same from one version to the next.
 */
export class Accessibility {
  private readonly before: SoundBefore;
  private readonly waiting: Markup[] = [];

  /** @param cache folder for what is known to be sound */
  constructor(cache: string) {
    this.before = new SoundBefore(join(cache, "sound.json"), RULES);
  }

  add = (where: string, html: string): void => void this.waiting.push({ where, html });

  look = async (): Promise<CheckOutcome> => {
    const known = await this.before.read();
    const all = new Map(this.waiting.map((markup) => [digestOf(markup.html), markup] as const));
    const fresh = new Map([...all].filter(([digest]) => !known.has(digest)));
    const findings = new Findings();
    if (fresh.size > 0) {
      const page = await openDocument();
      for (const [digest, { where, html }] of fresh) {
        const nesting = nestingOf(html);
        if (nesting > MAX_NESTING) {
          const why = `its elements are nested ${nesting} deep; ${MAX_NESTING} are allowed`;
          findings.add({
            where,
            why,
            fix: "show what is nested so deep as a list: browsers nest 512 elements and no more",
          });
          continue;
        }
        const problems = await page.problemsOf(html);
        for (const problem of problems) findings.add({ ...problem, where });
        if (problems.length === 0) known.add(digest);
      }
      page.close();
      await this.before.write(known);
    }
    const note = `${this.waiting.length} pieces of markup, ${all.size} different ones, ${fresh.size} of them new`;
    return { check: "accessibility", findings: findings.all, note };
  };
}
