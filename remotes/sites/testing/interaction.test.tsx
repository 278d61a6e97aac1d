/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { foundationHome } from "./fixtures/foundationHome";
import { productHome } from "./fixtures/productHome";
import { schoolHome } from "./fixtures/schoolHome";
import { fixtureOf, renderSection } from "./renderSection";

afterEach(cleanup);

/** Spaces that never break read like others. */
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00a0", " ");

describe("the price", () => {
  const show = async () => render(await renderSection(fixtureOf(productHome, "sites.price.v1")));

  it("follows the slider, and is nothing below the free limit", async () => {
    await show();
    const slider = screen.getByRole("slider", { name: "Jumlah murid" });
    expect(plain(screen.getByRole("status").textContent)).toBe("Rp 2.400.000");
    fireEvent.change(slider, { target: { value: "1000" } });
    expect(plain(screen.getByRole("status").textContent)).toBe("Rp 4.000.000");
    expect(slider.getAttribute("aria-valuetext")).toBe("1.000 murid");
    fireEvent.change(slider, { target: { value: "50" } });
    expect(plain(screen.getByRole("status").textContent)).toBe("Rp 0");
  });
});

describe("the mark book", () => {
  it("follows a changed mark in its own row only", async () => {
    render(await renderSection(fixtureOf(productHome, "sites.gradebook.v1")));
    const averageOf = (name: string) =>
      within(screen.getByRole("row", { name: new RegExp(name) })).getByRole("status").textContent;
    expect([averageOf("Aulia"), averageOf("Darma")]).toEqual(["90", "61"]);
    fireEvent.change(screen.getByRole("textbox", { name: "Darma, Ujian" }), { target: { value: "71" } });
    expect([averageOf("Aulia"), averageOf("Darma")]).toEqual(["90", "66"]);
    fireEvent.change(screen.getByRole("textbox", { name: "Aulia, Tugas" }), { target: { value: "" } });
    expect(averageOf("Aulia")).toBe("92");
  });
});

describe("giving", () => {
  it("opens the page that takes gifts with the amount that is chosen", async () => {
    const { container } = render(await renderSection(fixtureOf(foundationHome, "sites.giving.v1")));
    const form = container.querySelector("form");
    const chosen = () => container.querySelector<HTMLInputElement>("input[name=choice]:checked")?.value;
    expect([form?.method, form?.getAttribute("action"), chosen()]).toEqual(["get", "/Donate", "900000"]);
    fireEvent.click(screen.getByRole("radio", { name: /150\.000/ }));
    expect(chosen()).toBe("150000");
  });
});

describe("the program on the poster", () => {
  it("redraws when a number changes, and keeps the drawing while a field is empty", async () => {
    const { container } = render(await renderSection(fixtureOf(schoolHome, "sites.hero-poster.v1")));
    const leaves = () => container.querySelectorAll("svg path").length;
    const petals = screen.getByRole("spinbutton", { name: "kelopak" });
    expect(leaves()).toBe(16);
    fireEvent.change(petals, { target: { value: "5" } });
    expect(leaves()).toBe(10);
    fireEvent.change(petals, { target: { value: "" } });
    expect(leaves()).toBe(10);
    expect(screen.getByRole("img", { name: "Bunga dari daun-daun" })).toBeTruthy();
  });
});

describe("the stage", () => {
  it("offers each school, and marks the right answer for the style sheet alone", async () => {
    const { container } = render(await renderSection(fixtureOf(productHome, "sites.stage.v1")));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /SMK Bahari/ }).checked).toBe(true);
    expect(container.querySelectorAll("[data-panel]")).toHaveLength(2);
    expect([...container.querySelectorAll("[data-right]")].map((input) => input.parentElement?.textContent)).toEqual([
      "Saringan",
      "Saringan",
    ]);
  });
});
