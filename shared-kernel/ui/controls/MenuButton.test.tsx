/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { MenuButton } from "./MenuButton";
import { standInTopLayer } from "./testing/topLayer";

beforeAll(async () => {
  standInTopLayer();
  // Transforming it takes longer than a query waits.
  await import("./MenuPopover");
});
afterEach(cleanup);

const draw = (onAction: (id: string) => void = () => {}) => (
  <MenuButton
    language="id"
    label="Tindakan"
    onAction={onAction}
    entries={[
      { id: "rename", label: "Ganti nama", icon: "edit", hint: "F2" },
      { id: "delete", label: "Hapus…", isDangerous: true },
      { id: "download", label: "Unduh CSV" },
    ]}
  />
);

const focused = () => document.activeElement?.textContent;
const press = (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  fireEvent.keyUp(document.activeElement ?? document.body, { key });
};
const openWith = async (key: string) => {
  screen.getByRole("button", { name: "Tindakan" }).focus();
  press(key);
  await screen.findByRole("menu", { name: "Tindakan" });
};

describe("MenuButton", () => {
  it("sends a closed button that says what it opens", () => {
    expect(renderToStaticMarkup(draw())).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*aria-expanded="false"/);
  });

  it("opens by click, with what destroys last", async () => {
    render(draw());
    fireEvent.click(screen.getByRole("button", { name: "Tindakan" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["Ganti namaF2", "Unduh CSV", "Hapus…"]);
  });

  it("is entered from its end by ArrowUp, goes round, and finds by letter", async () => {
    render(draw());
    await openWith("ArrowUp");
    await waitFor(() => expect(focused()).toBe("Hapus…"));
    press("ArrowDown");
    expect(focused()).toBe("Ganti namaF2");
    press("u");
    expect(focused()).toBe("Unduh CSV");
  });

  it("tells what was chosen, closes and gives the focus back", async () => {
    const chosen: string[] = [];
    render(draw((id) => chosen.push(id)));
    await openWith("ArrowDown");
    await waitFor(() => expect(focused()).toBe("Ganti namaF2"));
    press("Enter");
    expect(chosen).toEqual(["rename"]);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(focused()).toContain("Tindakan"));
  });

  it("closes on Escape without choosing", async () => {
    const chosen: string[] = [];
    render(draw((id) => chosen.push(id)));
    await openWith("ArrowDown");
    await waitFor(() => expect(focused()).toBe("Ganti namaF2"));
    press("Escape");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(chosen).toEqual([]);
  });
});
