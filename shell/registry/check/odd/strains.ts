/** A way in which answers of hosts are larger or odder than those of fixtures. */
export interface Strain {
  /** Its name in a finding: `with …`. */
  readonly says: string;
  /** Another value in the place of one that is a text, a number, a flag or null; itself where it stays. */
  readonly leaf?: (value: unknown, name: string) => unknown;
  /** Another list in the place of a list. @param first its first item, strained; lists in others stay as they are */
  readonly list?: (items: readonly unknown[], first: unknown) => readonly unknown[];
  /** Instead of any value that an object has under a name. `undefined`: there is no such name. */
  readonly field?: { readonly value: null | undefined };
}

const MANY = 500;
const LONG = 20_000;

/** Names of what leads somewhere: with another value a page asks for something else. */
const REFERENCE =
  /(?:^|_)(?:id|ids|slug|code|key|uuid|token|path|href|url|type|kind|state|status)$|(?:Id|Ids|Slug|Code|Key|Path|Url)$/;
const DATE = /^(\d{4})(-\d{2}-\d{2})(?=$|[T ])/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuidOf = (number: number): string => `0b5d2f6e-7f0e-4b5e-9b61-${number.toString(16).padStart(12, "0")}`;
const ADDRESS = /^(?:[a-z][a-z+.-]*:|\/|#)\S*$/i;

/** Read by people: several words, or one with a capital letter. Words of a schema (`draft`) and numbers in texts stay. */
const isText = (value: unknown, name: string): value is string =>
  typeof value === "string" &&
  !REFERENCE.test(name) &&
  !DATE.test(value) &&
  !ADDRESS.test(value) &&
  (/\S\s\S/.test(value) || /^\p{Lu}\p{Ll}/u.test(value));

/** Names of what is one of a few, or leads out of the product: the same in copies. */
const SHARED_REFERENCE = /(?:^|_)(?:href|url|type|kind|state|status)$|Url$/;

/** A copy of an item of a list, which has references of its own: pages find and render items by them. */
const copyOf = (item: unknown, number: number): unknown => {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      if (!REFERENCE.test(name) || SHARED_REFERENCE.test(name)) return [name, value];
      if (typeof value === "number") return [name, value + number * 1_000];
      const isPlain = typeof value === "string" && /^[\w./-]+$/.test(value) && !UUID.test(value);
      if (isPlain) return [name, `${value}-${number}`];
      return [name, typeof value === "string" && UUID.test(value) ? uuidOf(number) : value];
    }),
  );
};

const long: Strain = {
  says: `texts of ${LONG.toLocaleString("en")} letters without a space`,
  leaf: (value, name) => (isText(value, name) ? "W".repeat(LONG) : value),
};

/** Right to left, without end; joined emoji; the end of a script; markup; line ends that JSON allows and scripts do not. */
const FOREIGN =
  'مرحبا بالعالم \u202E 👩🏽‍💻🏳️‍🌈 </script><script>alert(1)</script><img src=x onerror="alert(1)"> \u2028\u2029 \'"`${x}\u0000 \uD800';

const yearOf =
  (year: string) =>
  (value: unknown, name: string): unknown => {
    if (typeof value === "string") return value.replace(DATE, `${year}$2`);
    // Milliseconds or seconds since 1970.
    const isTime = typeof value === "number" && value > 1e9 && /(?:At|date|time|since|until)$/i.test(name);
    return isTime ? Date.UTC(Number(year), 1, 28) / (value > 1e11 ? 1 : 1_000) : value;
  };

const numbers = (number: number): Strain => ({
  says: `numbers that are ${number.toLocaleString("en", { useGrouping: false })}`,
  leaf: (value, name) => (typeof value === "number" && !REFERENCE.test(name) ? number : value),
});

export const STRAINS: readonly Strain[] = [
  {
    says: `lists of ${MANY} items`,
    list: (items, first) =>
      items.length === 0
        ? items
        : [first, ...Array.from({ length: MANY - 1 }, (_, at) => copyOf(items[(at + 1) % items.length], at + 1))],
  },
  long,
  {
    says: "texts from right to left, with emoji, markup and U+2028",
    leaf: (value, name) => (isText(value, name) ? FOREIGN : value),
  },
  { says: "null in the place of what may be missing", field: { value: null } },
  { says: "nothing in the place of what may be missing", field: { value: undefined } },
  { says: "empty lists", list: () => [] },
  { says: "empty texts", leaf: (value, name) => (isText(value, name) ? "" : value) },
  { says: "dates before 1970", leaf: yearOf("1869") },
  { says: "dates after 2100", leaf: yearOf("2199") },
  ...[0, -1, 1e15, 2 ** 53].map(numbers),
];
