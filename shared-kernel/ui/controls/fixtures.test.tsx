/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { controlFixtures } from "./fixtures";

/** The richer controls, which take the native ones' places once they are loaded. */
const loadRich = () => Promise.all([import("./RichComboBox"), import("./RichDatePicker"), import("./RichCalendar")]);

beforeAll(loadRich);
afterEach(cleanup);

const languages = ["id", "en"] as const;

describe.each(controlFixtures.map((fixture) => [fixture.name, fixture] as const))("%s", (_, fixture) => {
  it("is sent without a style attribute, which the content security policy would block", () => {
    for (const language of languages) expect(renderToString(fixture.render(language))).not.toContain(' style="');
  });

  it("has labels, and ids that descriptions find", async () => {
    const { container } = render(fixture.render("id"));
    await act(loadRich);
    for (const control of container.querySelectorAll("input:not([type=hidden]), select, textarea")) {
      if (control.closest("[aria-hidden=true]") !== null) continue;
      const { labels } = control as HTMLInputElement; // all three have labels
      expect(labels?.length || control.hasAttribute("aria-label")).toBeTruthy();
    }
    for (const described of container.querySelectorAll("[aria-describedby]")) {
      for (const id of described.getAttribute("aria-describedby")?.split(" ") ?? []) {
        expect({ id, isThere: document.getElementById(id) !== null }).toEqual({ id, isThere: true });
      }
    }
  });

  it("is taken over by a browser without a complaint", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(fixture.render("id"));
    expect(() => render(fixture.render("id"), { container: place, hydrate: true })).not.toThrow();
    await act(loadRich);
  });
});
