/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { THEME_KEY } from "./theme";
import { ThemeSwitch } from "./ThemeSwitch";

const labels = { neutral: "Ganti tampilan", toDark: "Pakai gelap", toLight: "Pakai terang" };

/** jsdom has no media queries: a system that is light. */
const lightSystem = Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList; // the two members the switch uses

beforeEach(() => {
  Object.assign(window, { matchMedia: () => lightSystem });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe("ThemeSwitch", () => {
  it("is neutral on the server, where the theme is not known", () => {
    expect(renderToStaticMarkup(<ThemeSwitch labels={labels} />)).toContain(`aria-label="${labels.neutral}"`);
  });

  it("hydrates over the server's markup without a complaint", () => {
    const place = document.createElement("div");
    place.innerHTML = renderToStaticMarkup(<ThemeSwitch labels={labels} />);
    render(<ThemeSwitch labels={labels} />, { container: document.body.appendChild(place), hydrate: true });
    expect(screen.getByRole("button", { name: labels.toDark })).toBeTruthy();
  });

  it("shows the other theme, remembers it and offers the way back", () => {
    render(<ThemeSwitch labels={labels} />);
    fireEvent.click(screen.getByRole("button", { name: labels.toDark }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem(THEME_KEY)).toBe("dark");
    fireEvent.click(screen.getByRole("button", { name: labels.toLight }));
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("follows a choice that is made in another tab, and one that is forgotten there", () => {
    render(<ThemeSwitch labels={labels} />);
    const fromTab = (key: string | null) =>
      fireEvent(window, new StorageEvent("storage", { key, storageArea: localStorage }));
    localStorage.setItem(THEME_KEY, "dark");
    fromTab(THEME_KEY);
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(screen.getByRole("button", { name: labels.toLight })).toBeTruthy();
    localStorage.clear();
    fromTab("cart");
    expect(document.documentElement.dataset.theme).toBe("dark");
    fromTab(null);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(screen.getByRole("button", { name: labels.toDark })).toBeTruthy();
  });

  it("keeps two switches on one page in step", () => {
    render(
      <>
        <ThemeSwitch labels={labels} />
        <ThemeSwitch labels={labels} />
      </>,
    );
    fireEvent.click(screen.getAllByRole("button")[0] ?? document.body);
    expect(screen.getAllByRole("button", { name: labels.toLight })).toHaveLength(2);
  });
});
