/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Popover } from "./Popover";
import { standInTopLayer } from "./testing/topLayer";

beforeAll(standInTopLayer);
afterEach(cleanup);

const popover = (
  <Popover
    label="Tentang harga"
    trigger={(attributes) => (
      <button type="button" {...attributes}>
        Apa saja yang termasuk?
      </button>
    )}
  >
    Dua belas pertemuan.
  </Popover>
);

describe("Popover", () => {
  it("is opened by its button without a script", () => {
    const html = renderToStaticMarkup(popover);
    const target = /popovertarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toContain(`<div id="${target}" popover="auto" role="dialog" aria-label="Tentang harga"`);
  });

  it("has its place once it is open", () => {
    render(popover);
    const dialog = screen.getByText("Dua belas pertemuan.");
    act(() => dialog.showPopover());
    expect(dialog.dataset["side"]).toBe("bottom");
    expect(dialog.style.getPropertyValue("--x")).toBe("8px");
  });
});
