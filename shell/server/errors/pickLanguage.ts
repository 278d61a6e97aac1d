import type { Language } from "@serambi/kernel/contracts";

const MAX_LENGTH = 200;

const weightOf = (part: string): number => {
  const found = /;\s*q=([\d.]+)/.exec(part);
  return found ? Number(found[1]) || 0 : 1;
};

/** The language for an answer given before a tenant is known: the visitor's choice, Indonesian by default. */
export const pickLanguage = (acceptLanguage: string | undefined): Language => {
  let best: { readonly language: Language; readonly weight: number } = { language: "id", weight: 0 };
  for (const part of (acceptLanguage ?? "").slice(0, MAX_LENGTH).split(",")) {
    const tag = /^\s*(id|en)\b/i.exec(part)?.[1]?.toLowerCase();
    const weight = weightOf(part);
    if ((tag === "id" || tag === "en") && weight > best.weight) best = { language: tag, weight };
  }
  return best.language;
};
