import { describe, expect, it } from "@jest/globals";

import { formatDate, formatDuration, formatNumber, formatRupiah } from "./format";

describe("formatRupiah", () => {
  it("writes whole Rupiah as each language does (decisions, section 7)", () => {
    expect(formatRupiah(50_000_000, "id")).toBe("Rp\u00a050.000.000");
    expect(formatRupiah(50_000_000, "en")).toBe("IDR\u00a050,000,000");
  });
});

describe("formatNumber", () => {
  it("groups thousands by language", () => {
    expect([formatNumber(12_345, "id"), formatNumber(12_345, "en")]).toEqual(["12.345", "12,345"]);
  });

  it.each([0, 7, -7, 999, 1000, -1000, 1_234_567, 4.8, 1234.5, 0.0004, 99.9996, -12_345.678])(
    "writes %d as the platform's own formatter does",
    (value) => {
      expect(formatNumber(value, "id")).toBe(new Intl.NumberFormat("id-ID").format(value));
      expect(formatNumber(value, "en")).toBe(new Intl.NumberFormat("en-US").format(value));
    },
  );
});

describe("formatNumber with a number of decimals", () => {
  it.each([0, 4, 4.3, 1234.56])("writes %d with exactly one, as the platform's own formatter does", (value) => {
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    expect(formatNumber(value, "id", 1)).toBe(new Intl.NumberFormat("id-ID", one).format(value));
    expect(formatNumber(value, "en", 1)).toBe(new Intl.NumberFormat("en-US", one).format(value));
  });
});

describe("formatDate", () => {
  it("writes a day in three lengths", () => {
    expect(formatDate("2026-11-12", "id")).toBe("12 November 2026");
    expect(formatDate("2026-08-12", "id", "short")).toBe("12 Agu 2026");
    expect(formatDate("2026-05-12", "en", "day-month")).toBe("12 May");
  });

  it.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-28`))(
    "writes %s as the platform's own formatter does",
    (day) => {
      const written = (locale: string, month: "long" | "short") =>
        new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month, year: "numeric" })
          .format(new Date(day))
          .replace("Sept ", "Sep "); // British English in some versions of its data
      expect([formatDate(day, "id"), formatDate(day, "id", "short")]).toEqual([
        written("id-ID", "long"),
        written("id-ID", "short"),
      ]);
      expect([formatDate(day, "en"), formatDate(day, "en", "short")]).toEqual([
        written("en-GB", "long"),
        written("en-GB", "short"),
      ]);
    },
  );

  it.each([
    ["1869-12-31", "31 Desember 1869"],
    ["1969-12-31T17:00:00.000Z", "1 Januari 1970"],
    ["2199-12-31T16:59:59.000Z", "31 Desember 2199"],
  ])("writes %s, long before and after today", (iso, written) => {
    expect(formatDate(iso, "id")).toBe(written);
  });

  it("says which day an instant is in Jakarta, wherever the process runs", () => {
    expect(formatDate("2026-11-12T16:59:00Z", "en")).toBe("12 November 2026");
    expect(formatDate("2026-11-12T17:00:00Z", "en")).toBe("13 November 2026");
  });
});

describe("formatDuration", () => {
  it.each([
    [45, "45 menit", "45 min"],
    [60, "1 jam", "1 h"],
    [65, "1 jam 5 mnt", "1 h 05"],
    [890, "14 jam 50 mnt", "14 h 50"],
    [0, "0 menit", "0 min"],
  ])("writes %i minutes", (minutes, id, en) => {
    expect([formatDuration(minutes, "id"), formatDuration(minutes, "en")]).toEqual([id, en]);
  });
});
