const keyOf = (name: string): string => `sites.form.${name}`;

/** Answers that were written before in this browser; a store that is closed or spoilt has none. */
export const readDraft = (name: string): ReadonlyMap<string, string> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "{}");
    return new Map(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return new Map();
  }
};

/** Keeps what is written so far; a store that is closed or full keeps nothing, and the form still works. */
export const keepDraft = (name: string, answers: Iterable<readonly [string, string]>): void => {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(answers)));
  } catch {
    // Nothing to be done about it: the visitor still has the words before them.
  }
};
