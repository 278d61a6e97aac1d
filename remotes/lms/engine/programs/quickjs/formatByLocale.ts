/* oxlint-disable no-restricted-globals -- it runs in the worker of a program that asks for it: no page waits for it */
type Locales = string | string[] | undefined;
type Call = (values: readonly never[]) => string | number;

/** Makers of what a program asks of `Intl`; each takes the values of its one method. */
const MAKERS: Readonly<Record<string, (locales: Locales, options: object | undefined) => Call>> = {
  Collator: (locales, options) => {
    const collator = new Intl.Collator(locales, options);
    return ([one, other]) => collator.compare(one ?? "", other ?? "");
  },
  DateTimeFormat: (locales, options) => {
    const dates = new Intl.DateTimeFormat(locales, options);
    return ([time]) => dates.format(time);
  },
  ListFormat: (locales, options) => {
    const list = new Intl.ListFormat(locales, options);
    return ([names]) => list.format(names ?? []);
  },
  // Large whole numbers come as text: `Intl` takes it as it is.
  NumberFormat: (locales, options) => {
    const numbers = new Intl.NumberFormat(locales, options);
    return ([value]) => numbers.format(value ?? Number.NaN);
  },
  PluralRules: (locales, options) => {
    const rules = new Intl.PluralRules(locales, options);
    return ([count]) => rules.select(count ?? Number.NaN);
  },
  RelativeTimeFormat: (locales, options) => {
    const relative = new Intl.RelativeTimeFormat(locales, options);
    return ([value, unit]) => relative.format(value ?? 0, unit ?? "day");
  },
  date:
    (locales, options) =>
    ([time]) =>
      new Date(time ?? Number.NaN).toLocaleDateString(locales, options),
  moment:
    (locales, options) =>
    ([time]) =>
      new Date(time ?? Number.NaN).toLocaleString(locales, options),
  time:
    (locales, options) =>
    ([time]) =>
      new Date(time ?? Number.NaN).toLocaleTimeString(locales, options),
};

/** Making a formatter takes longer than using it, and sorting compares thousands of times. */
const made = new Map<string, Call>();
const MAX_MADE = 50;

/**
 * The browser's `Intl` for programs, whose engine has none.
 * @param setting JSON: name of the maker, locales, options
 * @param values JSON of the values
 * @throws RangeError of a locale or an option that nobody knows
 */
export const formatByLocale = (setting: string, values: string): string => {
  let call = made.get(setting);
  if (!call) {
    const [name = "", locales, options] = JSON.parse(setting) as [string?, Locales?, object?]; // made by `world/locales.js`
    const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
    if (!make) throw new RangeError(`Intl has no ${name}`);
    if (made.size >= MAX_MADE) made.clear();
    call = make(locales ?? undefined, options ?? undefined);
    made.set(setting, call);
  }
  return JSON.stringify(call(JSON.parse(values) as never[]));
};
