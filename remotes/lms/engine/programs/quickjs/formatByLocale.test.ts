import { describe, expect, it } from "@jest/globals";

import { formatByLocale } from "./formatByLocale";

const ask = (name: string, locales: string | undefined, options: object | undefined, ...values: unknown[]): unknown =>
  JSON.parse(formatByLocale(JSON.stringify([name, locales, options]), JSON.stringify(values)));

describe("Intl of JavaScript programs", () => {
  it("writes numbers, days, lists and plurals for a locale, and compares as people sort", () => {
    expect(ask("NumberFormat", "id-ID", undefined, 28_000)).toBe("28.000");
    expect(ask("NumberFormat", "id-ID", { style: "currency", currency: "IDR", maximumFractionDigits: 0 }, 1500)).toBe(
      "Rp\u00a01.500",
    );
    expect(ask("NumberFormat", "en", undefined, "12345678901234567890")).toBe("12,345,678,901,234,567,890");
    expect(ask("DateTimeFormat", "id-ID", { dateStyle: "long", timeZone: "UTC" }, 0)).toBe("1 Januari 1970");
    expect(ask("ListFormat", "en", undefined, ["a", "b", "c"])).toBe("a, b, and c");
    expect(ask("PluralRules", "en", undefined, 1)).toBe("one");
    expect(ask("RelativeTimeFormat", "id", undefined, -3, "day")).toBe("3 hari yang lalu");
    expect(ask("Collator", undefined, undefined, "a", "B")).toBe(-1);
  });

  it("refuses a locale and a name that there is not", () => {
    expect(() => ask("NumberFormat", "not a locale", undefined, 1)).toThrow(RangeError);
    expect(() => ask("constructor", "id", undefined, 1)).toThrow(RangeError);
  });
});
