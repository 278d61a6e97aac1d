import { catalogueName, type Artefact, type Chunks } from "../schema";
import { PAGE_SCRIPT_BYTES, PAGE_STYLE_BYTES, SLOT_BYTES } from "./budgets";
import type { CheckOutcome, Finding } from "./outcome";

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const languagesOf = ({ messages }: Artefact): string[] => Object.keys(messages).filter((name) => !name.includes("-"));

/** What a page or slot loads of its remote, in the language that weighs most. */
const weigh = (
  artefact: Artefact,
  shown: { readonly texts?: string | undefined; readonly chunks: Chunks },
  own: Chunks[],
) => {
  const sizeOf = (file: string): number => artefact.files[`${file}.br`]?.bytes ?? artefact.files[file]?.bytes ?? 0;
  const sum = (files: readonly string[]): number =>
    [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
  const inLanguage = languagesOf(artefact).map((language) => {
    const texts = artefact.messages[catalogueName(language, shown)];
    const chunks = [...own, shown.chunks, ...(texts ? [texts] : [])];
    return { scripts: sum(chunks.flatMap(({ js }) => js)), styles: sum(chunks.flatMap(({ css }) => css)) };
  });
  return {
    scripts: Math.max(...inLanguage.map(({ scripts }) => scripts)),
    styles: Math.max(...inLanguage.map(({ styles }) => styles)),
  };
};

/**
 * The bytes that a page or slot makes a first visit load.
 * @param shellBytes scripts of the shell itself on any page, brotli
 */
export const checkBudgets = (artefact: Artefact, shellBytes: number): CheckOutcome => {
  const entry: Chunks = { js: [artefact.entry], css: [] };
  let heaviest = 0;
  const pages = artefact.pages.flatMap((page): Finding[] => {
    const { scripts, styles } = weigh(artefact, page, [entry, artefact.base]);
    heaviest = Math.max(heaviest, shellBytes + scripts);
    const findings: Finding[] = [];
    if (shellBytes + scripts > PAGE_SCRIPT_BYTES)
      findings.push({
        where: `page ${page.id}`,
        why: `its first visit loads ${kb(shellBytes + scripts)} of scripts, ${kb(scripts)} of them its own; ${kb(PAGE_SCRIPT_BYTES)} are allowed`,
        fix: "import what is not needed for the first paint on demand: import()",
      });
    if (styles > PAGE_STYLE_BYTES)
      findings.push({
        where: `page ${page.id}`,
        why: `it brings ${kb(styles)} of styles; ${kb(PAGE_STYLE_BYTES)} are allowed`,
        fix: "share styles between its components, and leave out rules that nothing uses",
      });
    return findings;
  });
  const slots = artefact.slots.flatMap((slot): Finding[] => {
    const { scripts, styles } = weigh(artefact, slot, []);
    if (scripts + styles <= SLOT_BYTES) return [];
    return [
      {
        where: `slot ${slot.name}`,
        why: `it adds ${kb(scripts + styles)} to the page that it stands on; ${kb(SLOT_BYTES)} are allowed`,
        fix: "load what only some visitors use when they use it, and drawings as pictures",
      },
    ];
  });
  const note =
    artefact.pages.length > 0
      ? `the heaviest first visit: ${kb(heaviest)} of scripts`
      : `${artefact.slots.length} slots`;
  return { check: "budgets", findings: [...pages, ...slots], note };
};
