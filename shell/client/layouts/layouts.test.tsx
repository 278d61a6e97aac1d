/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Navigation } from "@serambi/kernel/contracts";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeTenant } from "@serambi/kernel/testing";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { messages as t } from "../messages/id";
import { LAYOUT_NAMES, layoutChunk, loadLayout, type Layout } from "./index";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const navigation = Navigation.parse({
  primary: [
    { label: "Kelas", href: "/Class" },
    { label: "Tentang", href: "/About" },
    { label: "Jadwal", href: "/#jadwal" },
    { label: "Toko", href: "https://toko.example" },
  ],
  tools: [{ label: "Masuk", href: "/Login" }],
  action: { label: "Daftar", href: "/Register" },
  footer: [{ title: "Belajar", links: [{ label: "Program", href: "/Program" }, { label: "Yogyakarta" }] }],
  legal: [{ label: "Kebijakan Privasi", href: "/Privacy-Policy" }],
  statement: "Pintunya terbuka.",
  about: "Yayasan sejak 2016.",
});

const tenant = fakeTenant({ settings: { navigation } });

const frame = ({ Header, Footer }: Layout, path: string) => (
  <Router location={path} navigator={nowhere} static>
    <Header tenant={tenant} path={path} t={t} />
    <main id="isi" />
    <Footer tenant={tenant} path={path} t={t} year={2026} />
  </Router>
);

/** Layouts with a file of their own that draw something. */
const DRAWN = LAYOUT_NAMES.filter((name) => name !== "blank" && layoutChunk(name) === `layout-${name}`);

beforeEach(() => {
  const system = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => system });
});
afterEach(cleanup);

describe("loadLayout", () => {
  it("knows 31 names, each once", () => {
    expect(new Set(LAYOUT_NAMES).size).toBe(31);
  });

  it("gives every name a layout, and the developer layouts and unknown names the default one", async () => {
    for (const name of LAYOUT_NAMES) expect((await loadLayout(name)).design.kainMotif).toBeTruthy();
    for (const name of ["dev", "staging", "local", "no-such-layout", "constructor", ""]) {
      expect((await loadLayout(name)).name).toBe("default");
      expect(layoutChunk(name)).toBe("layout-default");
    }
    expect((await loadLayout("main")).name).toBe("main");
    expect(layoutChunk("main")).toBe("layout-main");
  });

  it("draws nothing around a page of the blank layout", async () => {
    expect(renderToStaticMarkup(frame(await loadLayout("blank"), "/"))).toBe('<main id="isi"></main>');
  });
});

for (const name of DRAWN)
  describe(`layout ${name}`, () => {
    it("begins with the way past the header and has one header and one footer", async () => {
      const html = renderToStaticMarkup(frame(await loadLayout(name), "/"));
      expect(html.indexOf('href="#isi"')).toBe(html.indexOf("href="));
      expect(html.match(/<header/g)).toHaveLength(1);
      expect(html.match(/<footer/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style=/);
    });

    it("marks the link to this page, and the one to this part of the site, in any letter case", async () => {
      const layout = await loadLayout(name);
      const { unmount } = render(frame(layout, "/class/"));
      const [header] = screen.getAllByRole("banner");
      expect(within(header ?? document.body).getAllByRole("link", { name: "Kelas", current: "page" })).not.toHaveLength(
        0,
      );
      unmount();
      render(frame(layout, "/Class/tata-buku"));
      expect(
        screen.getAllByRole("link", { name: "Kelas" }).every((link) => link.getAttribute("aria-current") === "true"),
      ).toBe(true);
      expect(screen.queryAllByRole("link", { name: "Tentang", current: true })).toHaveLength(0);
    });

    it("holds every link of the navigation in the small screens' menu", async () => {
      const { container } = render(frame(await loadLayout(name), "/"));
      const menu = container.querySelector("details");
      const labels = Array.from(menu?.querySelectorAll("nav a") ?? [], (link) => link.textContent);
      expect(labels).toEqual(["Kelas", "Tentang", "Jadwal", "Toko", "Masuk", "Daftar"]);
    });

    it("ends with whose site it is and what it is bound by", async () => {
      render(frame(await loadLayout(name), "/"));
      const footer = within(screen.getByRole("contentinfo"));
      expect(footer.getByText("© 2026 Sekolah Contoh")).toBeTruthy();
      expect(footer.getByRole("link", { name: "Kebijakan Privasi" }).getAttribute("href")).toBe("/Privacy-Policy");
    });
  });

describe("the small screens' menu", () => {
  const open = async (path = "/") => {
    const layout = await loadLayout("main");
    const view = render(frame(layout, path));
    const menu = view.container.querySelector("details");
    if (!menu) throw new Error("no menu");
    menu.open = true;
    return { menu, goTo: (next: string) => view.rerender(frame(layout, next)) };
  };

  it("closes when the page has changed", async () => {
    const { menu, goTo } = await open();
    goTo("/About");
    expect(menu.open).toBe(false);
  });

  it("closes on Escape and gives the focus back to its button", async () => {
    const { menu } = await open();
    fireEvent.keyDown(menu, { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });

  it("closes when the visitor turns to something else, and not before", async () => {
    const { menu } = await open();
    fireEvent.pointerDown(menu.querySelector("nav") ?? document.body);
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole("contentinfo"));
    expect(menu.open).toBe(false);
  });
});
