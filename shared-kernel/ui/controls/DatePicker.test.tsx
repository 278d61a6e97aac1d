/** @jest-environment jest-fixed-jsdom */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { Calendar } from "./Calendar";
import type { DatePickerProps } from "./CalendarProps";
import { DatePicker } from "./DatePicker";

// jsdom lacks it; the ids and keys here need no escaping.
Object.assign(globalThis, { CSS: { escape: String } });
// A calendar marks today; only the date is set, so that timers go on.
beforeAll(async () => {
  const untouched = ["nextTick", "queueMicrotask", "setImmediate", "setInterval", "setTimeout"] as const;
  jest.useFakeTimers({ now: new Date("2026-11-10T09:00:00Z"), doNotFake: [...untouched] });
  await Promise.all([import("./RichDatePicker"), import("./RichCalendar")]);
});
afterAll(() => void jest.useRealTimers());
afterEach(cleanup);

const texts = { previousMonth: "Bulan sebelumnya", nextMonth: "Bulan berikutnya", month: "Bulan", year: "Tahun" };
const bounds = {
  min: "2026-11-16",
  max: "2027-01-31",
  isUnavailable: (day: string) => day === "2026-11-26",
};

const picker = (props: Partial<DatePickerProps> = {}) => (
  <form>
    <DatePicker
      label="Tanggal mulai"
      language="id"
      name="start"
      texts={texts}
      openLabel="Buka kalender"
      {...bounds}
      {...props}
    />
  </form>
);

const sent = (name: string) =>
  Array.from(document.querySelectorAll<HTMLInputElement>(`[name=${name}]`), (control) => control.value);
const open = async () => {
  fireEvent.click(await screen.findByRole("button", { name: /^Buka kalender/ }));
  return screen.findByRole("grid");
};
const day = (name: RegExp) => screen.getByRole("button", { name });

describe("DatePicker", () => {
  it("comes as the browser's own date input with its bounds", () => {
    const html = renderToString(picker({ defaultValue: "2026-11-24" }));
    expect(html).toContain('min="2026-11-16" max="2027-01-31" type="date"');
    expect(html).not.toContain(" style=");
  });

  it("writes a day as the language does, and sends it as a day", async () => {
    render(picker({ defaultValue: "2026-11-24" }));
    const parts = await screen.findAllByRole("spinbutton");
    expect(parts.map((part) => part.textContent)).toEqual(["24", "11", "2026"]);
    expect(sent("start")).toEqual(["2026-11-24"]);
  });

  it("is typed into part by part", async () => {
    const told: (string | null)[] = [];
    render(picker({ defaultValue: "2026-11-24", onValueChange: (value) => told.push(value) }));
    const [first] = await screen.findAllByRole("spinbutton");
    act(() => first?.focus());
    fireEvent.keyDown(first ?? document.body, { key: "ArrowUp" });
    expect(told).toEqual(["2026-11-25"]);
  });

  it("opens on the chosen month, names it in the language, and takes a day from it", async () => {
    const told: (string | null)[] = [];
    render(picker({ defaultValue: "2026-11-24", onValueChange: (value) => told.push(value) }));
    await open();
    expect(screen.getAllByText("November 2026")).not.toHaveLength(0);
    expect(day(/^Selasa, 24 November 2026/).parentElement?.getAttribute("aria-selected")).toBe("true");
    fireEvent.click(day(/^Jumat, 27 November 2026/));
    expect(told).toEqual(["2026-11-27"]);
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  });

  it("offers no day that is taken or outside its bounds", async () => {
    const told: (string | null)[] = [];
    render(picker({ defaultValue: "2026-11-24", onValueChange: (value) => told.push(value) }));
    await open();
    for (const name of [/^Kamis, 26 November/, /^Minggu, 15 November/]) {
      expect(day(name).getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(day(name));
    }
    expect(told).toEqual([]);
  });

  it("goes to far years by a list, and keeps the month", async () => {
    render(picker({ defaultValue: "2011-08-17", min: "1990-01-01", max: "2020-12-31", pickYear: true }));
    await open();
    fireEvent.change(screen.getByRole("combobox", { name: "Tahun" }), { target: { value: "1998" } });
    expect(day(/17 Agustus 1998/)).toBeTruthy();
  });

  it("speaks English where the site does", async () => {
    render(picker({ language: "en", defaultValue: "2026-11-24" }));
    await open();
    expect(day(/^Tuesday,? 24 November 2026/)).toBeTruthy();
  });
});

describe("Calendar", () => {
  it("stands open, tells the day and sends it", async () => {
    const told: (string | null)[] = [];
    render(
      <form>
        <Calendar
          label="Hari pertemuan"
          language="id"
          name="day"
          texts={texts}
          defaultValue="2026-11-24"
          onValueChange={(value) => told.push(value)}
          {...bounds}
        />
      </form>,
    );
    await screen.findByRole("grid");
    fireEvent.click(screen.getByRole("button", { name: "Bulan berikutnya" }));
    fireEvent.click(day(/^Selasa, 1 Desember 2026/));
    expect([told, sent("day")]).toEqual([["2026-12-01"], ["2026-12-01"]]);
  });
});
