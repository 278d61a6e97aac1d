/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { ComboBox } from "./ComboBox";
import type { ComboBoxProps } from "./ComboBoxProps";

// jsdom lacks it; the ids and keys here need no escaping.
Object.assign(globalThis, { CSS: { escape: String } });
beforeAll(() => import("./RichComboBox"));
afterEach(cleanup);

const options = [
  { value: "008", label: "Bank Mandiri", end: "008" },
  { value: "014", label: "Bank Central Asia", end: "014" },
  { value: "564", label: "Bank Mantap", end: "564" },
];

const field = (props: Partial<ComboBoxProps> = {}) => (
  <form>
    <ComboBox
      label="Bank"
      language="id"
      name="bank"
      options={options}
      emptyText="Tidak ada bank yang cocok."
      countText={(shown, all) => `${shown} dari ${all} bank`}
      openLabel="Tampilkan pilihan"
      clearLabel="Kosongkan"
      {...props}
    />
  </form>
);

const input = () => document.querySelector<HTMLInputElement>("input[role=combobox]");
const rich = () =>
  waitFor(() => {
    const found = input();
    if (found === null) throw new Error("The native select is still there");
    return found;
  });
const sent = () => Array.from(document.querySelectorAll<HTMLInputElement>("[name=bank]"), (control) => control.value);
const shownOptions = () => screen.queryAllByRole("option").map((option) => option.textContent);
const type = (box: HTMLInputElement, value: string) => {
  act(() => box.focus());
  fireEvent.change(box, { target: { value } });
};

describe("ComboBox", () => {
  it("comes as a native select with the same name, options and choice", () => {
    const html = renderToString(field({ defaultValue: "014" }));
    expect(html).toMatch(/<select [^>]*name="bank"/);
    expect(html).toContain('<option value="014" selected="">Bank Central Asia</option>');
    expect(html).not.toContain(" style=");
  });

  it("finds by name and by what stands at the end of the line", async () => {
    render(field());
    const box = await rich();
    type(box, "MAN");
    expect(shownOptions()).toEqual(["Bank Mandiri008", "Bank Mantap564"]);
    expect(screen.getByText("2 dari 3 bank")).toBeTruthy();
    type(box, "014");
    expect(shownOptions()).toEqual(["Bank Central Asia014"]);
  });

  it("says when nothing fits", async () => {
    render(field());
    type(await rich(), "zzz");
    expect(screen.getByText("Tidak ada bank yang cocok.")).toBeTruthy();
  });

  it("is chosen from by keyboard, told and sent", async () => {
    const told: (string | null)[] = [];
    render(field({ onValueChange: (value) => told.push(value) }));
    const box = await rich();
    type(box, "man");
    fireEvent.keyDown(box, { key: "ArrowDown" });
    fireEvent.keyDown(box, { key: "ArrowDown" });
    fireEvent.keyDown(box, { key: "Enter" });
    expect([told, box.value, sent()]).toEqual([["564"], "Bank Mantap", ["564"]]);
  });

  it("is emptied by its button, which gives the focus back to the field", async () => {
    const told: (string | null)[] = [];
    render(field({ defaultValue: "008", onValueChange: (value) => told.push(value) }));
    const box = await rich();
    fireEvent.click(screen.getByRole("button", { name: "Kosongkan" }));
    expect([told, box.value, document.activeElement]).toEqual([[null], "", box]);
  });

  it("keeps label, help and error", async () => {
    render(field({ help: "Ketik nama bank", error: "Pilih bank.", id: "bank" }));
    const box = await rich();
    expect([box.id, box.labels?.[0]?.textContent, box.getAttribute("aria-invalid")]).toEqual(["bank", "Bank", "true"]);
    const described = box.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).filter(Boolean)).toEqual([
      "Ketik nama bank",
      "Pilih bank.",
    ]);
  });

  it("takes over what was chosen before the page was", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(field());
    const select = place.querySelector("select") ?? document.createElement("select");
    select.value = "564";
    render(field(), { container: place, hydrate: true });
    expect([(await rich()).value, sent()]).toEqual(["Bank Mantap", ["564"]]);
  });

  it("does not change under the visitor's hands", async () => {
    render(field());
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Bank" });
    act(() => select.focus());
    await import("./RichComboBox");
    fireEvent.change(select, { target: { value: "008" } });
    expect([input(), document.activeElement]).toEqual([null, select]);
    act(() => select.blur());
    expect((await rich()).value).toBe("Bank Mandiri");
  });
});
