/** Choices by question number: positions of statements, or null. */
export type Choices = Readonly<Record<number, { readonly most: number | null; readonly least: number | null }>>;

const KEY = "serambi.personality";

const isPlace = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && value >= 0 && value <= 3);

/** What was answered on this device; neither name nor e-mail is kept there. Nothing where the store is closed or spoilt. */
export const readKeptAnswers = (): Choices => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([number, pair]: [string, unknown]) =>
        Array.isArray(pair) && isPlace(pair[0]) && isPlace(pair[1])
          ? [[Number(number), { most: pair[0], least: pair[1] }] as const]
          : [],
      ),
    );
  } catch {
    return {};
  }
};

export const keepAnswers = (choices: Choices): void => {
  try {
    const pairs = Object.entries(choices).map(([number, { most, least }]) => [number, [most, least]]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(pairs)));
  } catch {
    // A store that is closed or full keeps nothing, and the test still works.
  }
};

export const forgetAnswers = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A closed store has kept nothing.
  }
};
