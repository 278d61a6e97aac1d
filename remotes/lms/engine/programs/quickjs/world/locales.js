/** `Intl`, and methods that write and compare for a locale: the browser does it (`formatByLocale.ts`). */
export const addLocales = (world) => {
  const { define, host } = world;
  const call = (name, locales, options, values) =>
    JSON.parse(host.formatByLocale(JSON.stringify([name, locales, options]), JSON.stringify(values)));
  const numberOf = (value) =>
    typeof value === "bigint" || !Number.isFinite(Number(value)) ? String(value) : Number(value);
  const timeOf = (value) => Number(value ?? Date.now());
  const method = (prototype, name, work) =>
    Object.defineProperty(prototype, name, { value: work, writable: true, configurable: true });

  for (const prototype of [Number.prototype, BigInt.prototype])
    method(prototype, "toLocaleString", function toLocaleString(locales, options) {
      return call("NumberFormat", locales, options, [numberOf(this.valueOf())]);
    });
  for (const [name, maker] of [
    ["toLocaleString", "moment"],
    ["toLocaleDateString", "date"],
    ["toLocaleTimeString", "time"],
  ])
    method(Date.prototype, name, function toLocale(locales, options) {
      return Number.isNaN(Number(this)) ? "Invalid Date" : call(maker, locales, options, [Number(this)]);
    });
  method(String.prototype, "localeCompare", function localeCompare(other, locales, options) {
    return call("Collator", locales, options, [String(this), String(other)]);
  });

  const formatter = (name, methodName, valuesOf) => {
    const Formatter = function Formatter(locales, options) {
      // As in browsers: a method that may be handed over, and a class that needs no `new`.
      const made = Object.create(Formatter.prototype);
      const work = (...values) => call(name, locales, options, valuesOf(values));
      Object.defineProperty(made, methodName, { value: work });
      // Tells of a locale that nobody knows.
      if (name !== "ListFormat") work(...(name === "RelativeTimeFormat" ? [0, "day"] : [0, 0]));
      return made;
    };
    return Object.defineProperty(Formatter, "name", { value: name });
  };
  define("Intl", {
    Collator: formatter("Collator", "compare", (values) => values.map(String)),
    DateTimeFormat: formatter("DateTimeFormat", "format", ([time]) => [timeOf(time)]),
    ListFormat: formatter("ListFormat", "format", ([names]) => [[...names]]),
    NumberFormat: formatter("NumberFormat", "format", ([value]) => [numberOf(value)]),
    PluralRules: formatter("PluralRules", "select", ([count]) => [Number(count)]),
    RelativeTimeFormat: formatter("RelativeTimeFormat", "format", ([value, unit]) => [Number(value), unit]),
  });
};
