/** What a written answer is compared with: a text, or a number and what it may be off by. */
export type AnswerKey =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly least: number; readonly most: number };

/** Float arithmetic: 11.2 − 11 is more than 0.2. */
const EPSILON = 1e-9;

/**
 * A number as people write it: a comma or a point before the fraction; the other one, and spaces, between thousands.
 * @returns null where it is none
 */
export const readNumber = (text: string): number | null => {
  const bare = text
    .trim()
    .replaceAll(/[\s\u00A0\u202F_]/g, "")
    .replace("−", "-");
  if (!/^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(bare)) return null;
  const [commas, points] = [bare.split(",").length - 1, bare.split(".").length - 1];
  let plain = bare;
  if (commas > 0 && points > 0)
    plain =
      bare.lastIndexOf(",") > bare.lastIndexOf(".")
        ? bare.replaceAll(".", "").replace(",", ".")
        : bare.replaceAll(",", "");
  else if (commas > 1) plain = bare.replaceAll(",", "");
  else if (points > 1) plain = bare.replaceAll(".", "");
  else plain = bare.replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
};

/** `1.250.000` of a form and `1250000` of a key are one; of `1.250` both readings are tried. */
const readingsOf = (text: string): readonly number[] => {
  const value = readNumber(text);
  if (value === null) return [];
  const bare = text.trim().replaceAll(/\s/g, "");
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? [value, Number(bare.replace(/[.,]/, ""))] : [value];
};

/** `11,1`, `11 ± 0,2`, `10..12`, or any other text. A key in quotation marks is a text, whatever is in it. */
export const readKey = (key: string): AnswerKey => {
  const trimmed = key.trim();
  const quoted = /^"(.+)"$/.exec(trimmed);
  if (quoted) return { kind: "text", text: quoted[1] ?? "" };
  const range = /^(.+?)\.\.(.+)$/.exec(trimmed);
  const [from, to] = range ? [readNumber(range[1] ?? ""), readNumber(range[2] ?? "")] : [null, null];
  if (from !== null && to !== null) return { kind: "number", least: Math.min(from, to), most: Math.max(from, to) };
  const [middle = "", off] = trimmed.split("±", 2);
  const [value, tolerance] = [readNumber(middle), off === undefined ? 0 : readNumber(off)];
  if (value !== null && tolerance !== null)
    return { kind: "number", least: value - tolerance, most: value + tolerance };
  return { kind: "text", text: trimmed };
};

/** How texts are compared: spaces, quotation marks, hyphens and, unless they count, capitals and accents make no difference. */
const folded = (text: string, isExact: boolean): string => {
  const spaced = text
    .normalize("NFKC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (isExact) return spaced;
  return spaced
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replace(/[.!?]$/, "");
};

/** Letters to be changed, left out, put in or swapped with their neighbour; `most` + 1 where there are more. */
const mistakesBetween = (one: string, two: string, most: number): number => {
  const [a, b] = [Array.from(one), Array.from(two)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
};

/** In a pattern of GIFT `*` stands for any text. */
const matchesPattern = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split(/(?<!\\)\*/)
      .map((part) => part.replaceAll(String.raw`\*`, "*").replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".*")}$`,
    "su",
  ).test(text);

/** Whether what was written is what a key takes. @param typos mistakes that are forgiven; in words of less than five letters none */
export const isAccepted = (
  written: string,
  key: string,
  { typos, isExact }: { readonly typos: number; readonly isExact: boolean },
): boolean => {
  const wanted = readKey(key);
  if (wanted.kind === "number")
    return readingsOf(written).some((value) => {
      const slack = EPSILON * Math.max(1, Math.abs(value));
      return value >= wanted.least - slack && value <= wanted.most + slack;
    });
  const [given, right] = [folded(written, isExact), folded(wanted.text, isExact)];
  if (given === "") return false;
  if (given === right || (right.includes("*") && matchesPattern(right, given))) return true;
  const forgiven = right.length < 5 ? 0 : Math.min(typos, Math.floor(right.length / 5));
  return forgiven > 0 && mistakesBetween(given, right, forgiven) <= forgiven;
};
