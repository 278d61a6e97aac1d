import { describe, expect, it } from "@jest/globals";

import { makeIcs, type CalendarEvent } from "./makeIcs";

const NOW = new Date("2026-11-21T03:00:00.000Z");

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "ruang-tjk-201@contoh.example",
  title: "Jaringan di Gedung Tua",
  description: "Menarik kabel di bangunan bertembok setengah meter.",
  url: "https://contoh.example/Courses/jaringan-di-gedung-tua",
  when: { day: "2027-01-18" },
  ...overrides,
});

const linesOf = (given: Partial<CalendarEvent>) => makeIcs(event(given), NOW).split("\r\n");
/** As a calendar reads it: broken lines put together again. */
const unfolded = (given: Partial<CalendarEvent>) => makeIcs(event(given), NOW).replaceAll("\r\n ", "").split("\r\n");

describe("makeIcs", () => {
  it("is one event in one calendar, every line ended by CRLF", () => {
    const file = makeIcs(event(), NOW);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Serambi//ID",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:ruang-tjk-201@contoh.example",
      "DTSTAMP:20261121T030000Z",
      "DTSTART;VALUE=DATE:20270118",
      "DTEND;VALUE=DATE:20270119",
      "TRANSP:TRANSPARENT",
      "SUMMARY:Jaringan di Gedung Tua",
      "DESCRIPTION:Menarik kabel di bangunan bertembok setengah meter.",
      "URL:https://contoh.example/Courses/jaringan-di-gedung-tua",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("ends a day at the next one, over months and years too", () => {
    expect(linesOf({ when: { day: "2027-12-31" } })).toContain("DTEND;VALUE=DATE:20280101");
    expect(linesOf({ when: { day: "2028-02-28" } })).toContain("DTEND;VALUE=DATE:20280229");
  });

  it("tells an hour in UTC, whatever offset it came with", () => {
    const lines = linesOf({ when: { startsAt: "2026-12-05T19:30:00+07:00", lengthMinutes: 90 } });
    expect(lines).toContain("DTSTART:20261205T123000Z");
    expect(lines).toContain("DTEND:20261205T140000Z");
    expect(lines).not.toContain("TRANSP:TRANSPARENT");
  });

  it("tells no end of an hour whose length is not known: an end is later than its beginning", () => {
    const lines = linesOf({ when: { startsAt: "2026-12-05T19:30:00+07:00", lengthMinutes: 0 } });
    expect(lines).toContain("DTSTART:20261205T123000Z");
    expect(lines.join("")).not.toContain("DTEND");
  });

  it("escapes what has a meaning in a text", () => {
    expect(unfolded({ title: "Kain, warna; pola \\ benang" })).toContain("SUMMARY:Kain\\, warna\\; pola \\\\ benang");
    expect(unfolded({ description: "satu\r\ndua\rtiga\nempat" })).toContain("DESCRIPTION:satu\\ndua\\ntiga\\nempat");
  });

  it("lets no text add a line of its own", () => {
    const hostile = "x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007";
    const lines = linesOf({ title: hostile, description: hostile, uid: hostile, url: "https://a.example/\r\nX:1" });
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(lines.filter((line) => /^(?:BEGIN:VALARM|X:)/.test(line))).toEqual([]);
    expect(lines.join("")).not.toMatch(/\p{Cc}/u);
  });

  it.each([
    ["ASCII", "Menulis rangkuman yang dibaca orang ".repeat(9)],
    ["letters of two bytes", "é".repeat(200)],
    ["Javanese script", "ꦲꦤꦕꦫꦏ".repeat(40)],
    ["pictures of four bytes", "🧵".repeat(90)],
  ])("breaks no line after more than 75 bytes, and tears no character: %s", (_what, title) => {
    const lines = linesOf({ title });
    expect(lines.length).toBeGreaterThan(16);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    expect(unfolded({ title })).toContain(`SUMMARY:${title}`);
  });

  it("fills a line to its last byte before it breaks it", () => {
    const title = "a".repeat(75 - "SUMMARY:".length);
    expect(linesOf({ title })).toContain(`SUMMARY:${title}`);
    expect(linesOf({ title: `${title}b` })).toContain(" b");
  });

  it("tells where it happens", () => {
    expect(unfolded({ location: "Aula Barat, Jalan Ganesa 10; Bandung" })).toContain(
      "LOCATION:Aula Barat\\, Jalan Ganesa 10\\; Bandung",
    );
  });

  it("leaves out a description and a place that are not there", () => {
    expect(makeIcs(event({ description: "", location: "" }), NOW)).not.toMatch(/DESCRIPTION|LOCATION/);
    expect(makeIcs(event(), NOW)).not.toContain("LOCATION");
  });

  it("takes several events into one calendar", () => {
    const lines = makeIcs([event(), event({ uid: "lain@contoh.example" })], NOW).split("\r\n");
    expect(lines.filter((line) => /^(?:BEGIN|UID)/.test(line))).toEqual([
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "UID:ruang-tjk-201@contoh.example",
      "BEGIN:VEVENT",
      "UID:lain@contoh.example",
    ]);
  });
});
