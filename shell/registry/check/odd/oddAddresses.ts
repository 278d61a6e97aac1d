const BASE = "https://site.invalid";
/** A page that reads more parameters than this reads them in the same way. */
const MAX_PARAMETERS = 12;

const VALUES = [
  { says: "400000", value: "400000" },
  { says: "3,000 letters", value: `${"a".repeat(3_000)}!` },
] as const;

/** An address that any visitor can ask for. */
export interface OddAddress {
  readonly says: string;
  readonly path: string;
}

/** A page's address with other values of the parameters that it reads: how much it draws, and what it looks for in a text, is a visitor's to choose. */
export const oddAddresses = (path: string, asked: readonly string[]): readonly OddAddress[] => {
  const { pathname, searchParams } = new URL(path, BASE);
  const names = [...new Set([...searchParams.keys(), ...asked])].slice(0, MAX_PARAMETERS);
  return names.flatMap((name) =>
    VALUES.map(({ says, value }) => {
      const query = new URLSearchParams(searchParams);
      query.set(name, value);
      return { says: `${name}=${says} in its address`, path: `${pathname}?${query}` };
    }),
  );
};
