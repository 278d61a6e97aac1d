/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Carousel } from "./Carousel";

afterEach(cleanup);

const carousel = (
  <Carousel
    label="Kelas bulan ini"
    labels={{
      previous: "Sebelumnya",
      next: "Berikutnya",
      position: (first, last, total) => `${first}–${last} dari ${total}`,
    }}
    items={["a", "b", "c", "d", "e"].map((id) => ({ id, content: `Kelas ${id}` }))}
  />
);

/** jsdom lays nothing out: each of the five items is 100 px wide, the window of the list shows 250. */
const layOut = () => {
  const list = screen.getByRole("list");
  let scrolled = 0;
  const box = (left: number, width: number) => () => new DOMRect(left, 0, width, 50);
  list.getBoundingClientRect = box(0, 250);
  Object.defineProperties(list, {
    clientWidth: { value: 250 },
    scrollWidth: { value: 500 },
    scrollLeft: { get: () => scrolled },
  });
  for (const [index, item] of [...list.children].entries())
    item.getBoundingClientRect = () => box(index * 100 - scrolled, 100)();
  const scrollTo = (left: number) => {
    scrolled = Math.max(0, Math.min(left, 250));
    fireEvent.scroll(list);
  };
  list.scrollBy = (options) => scrollTo(scrolled + (typeof options === "object" ? (options.left ?? 0) : 0));
  scrollTo(0);
  return scrollTo;
};

const isOff = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

describe("Carousel", () => {
  it("is a list that can be scrolled by keyboard without a script", () => {
    expect(renderToStaticMarkup(carousel)).toMatch(/<ul[^>]*tabindex="0"[^>]*aria-label="Kelas bulan ini"/);
  });

  it("says which ones are seen, and has no way back at its start", () => {
    render(carousel);
    layOut();
    expect(screen.getByRole("status").textContent).toBe("1–3 dari 5");
    expect([isOff("Sebelumnya"), isOff("Berikutnya")]).toEqual([true, false]);
  });

  it("goes on by its buttons to its end and no further", () => {
    render(carousel);
    layOut();
    fireEvent.click(screen.getByRole("button", { name: "Berikutnya" }));
    fireEvent.click(screen.getByRole("button", { name: "Berikutnya" }));
    expect(screen.getByRole("status").textContent).toBe("3–5 dari 5");
    expect([isOff("Sebelumnya"), isOff("Berikutnya")]).toEqual([false, true]);
    fireEvent.click(screen.getByRole("button", { name: "Berikutnya" }));
    expect(screen.getByRole("status").textContent).toBe("3–5 dari 5");
  });

  it("follows a finger", () => {
    render(carousel);
    layOut()(120);
    expect(screen.getByRole("status").textContent).toBe("2–4 dari 5");
  });
});
