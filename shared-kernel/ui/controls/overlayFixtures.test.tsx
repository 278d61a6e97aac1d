/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { overlayFixtures } from "./overlayFixtures";
import { standInTopLayer } from "./testing/topLayer";

beforeAll(standInTopLayer);
afterEach(cleanup);

describe.each(overlayFixtures.map((fixture) => [fixture.name, fixture] as const))("%s", (_, fixture) => {
  it("is sent without a style attribute, which the content security policy would block", () => {
    for (const language of ["id", "en"] as const)
      expect(renderToString(fixture.render(language))).not.toContain(' style="');
  });

  it("is taken over by a browser without a complaint", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(fixture.render("id"));
    expect(() => render(fixture.render("id"), { container: place, hydrate: true })).not.toThrow();
  });

  it("names every button and link", () => {
    const { container } = render(fixture.render("en"));
    for (const control of container.querySelectorAll("button, a[href]"))
      expect(control.getAttribute("aria-label") ?? control.textContent).toMatch(/\p{L}/u);
  });
});
