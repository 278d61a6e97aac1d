import type { Language } from "@serambi/kernel/contracts";

const MAX_LENGTH = 200;

const weightOf = (part: string): number => {
  const found = /;\s*q=([\d.]+)/.exec(part);
  return found ? Number(found[1]) || 0 : 1;
};

/**
 * The language for an answer given before a tenant is known: the one that the browser prefers, or Indonesian, as most tenants are,
 * where it likes both as much or neither.
 */
export const pickLanguage = (acceptLanguage: string | undefined): Language => {
  const weights: Record<Language, number> = { id: 0, en: 0 };
  for (const part of (acceptLanguage ?? "").slice(0, MAX_LENGTH).split(",")) {
    const tag = /^\s*(id|en)\b/i.exec(part)?.[1]?.toLowerCase();
    if (tag === "id" || tag === "en") weights[tag] = Math.max(weights[tag], weightOf(part));
  }
  return weights.en > weights.id ? "en" : "id";
};
