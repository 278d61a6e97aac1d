/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { LAYOUT_NAMES, Navigation } from "@serambi/kernel/contracts";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeTenant } from "@serambi/kernel/testing";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { FrameProvider } from "../frame/FrameContext";
import { messages as t } from "../messages/id";
import { layoutChunk, loadLayout, type Layout } from "./index";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const navigation = Navigation.parse({
  primary: [
    { label: "Kelas", href: "/Class" },
    {
      label: "Tentang",
      href: "/About",
      children: [
        { label: "Sejarah", href: "/History" },
        { label: "Laporan", href: "/About#laporan", description: "Diaudit setiap tahun" },
      ],
    },
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

const single = fakeTenant({ settings: { navigation } });
const bound = fakeTenant({ settings: { navigation, routes: ["/", "/Privacy-Policy", "/Terms-And-Conditions"] } });
const bilingual = fakeTenant({ settings: { navigation, languages: ["en"] } });

const account = {
  slot: "account.menu.v1",
  visitor: { path: "/Login", label: "Akun" },
  member: { path: "/Welcome", label: "Akun Anda" },
};
const services = { t, isStatic: true, report: () => undefined, parts: { "header.account": account } };

const frame = ({ Header, Footer }: Layout, path: string, tenant = single) => (
  <Router location={path} navigator={nowhere} static>
    <FrameProvider services={services}>
      <Header tenant={tenant} path={path} t={t} />
      <main id="isi" />
      <Footer tenant={tenant} path={path} t={t} year={2026} />
    </FrameProvider>
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

  it("gives the demo and the creative academy another class than the rest", async () => {
    const kindOf = async (name: string) => (await loadLayout(name)).className.split(" ")[0];
    const kinds = await Promise.all(LAYOUT_NAMES.map(async (name) => [name, await kindOf(name)] as const));
    const [page, canvas] = ["layout-page", "layout-canvas"];
    expect(kinds.filter(([, kind]) => kind === canvas).map(([name]) => name)).toEqual(["demo", "creative-academy"]);
    expect(kinds.filter(([, kind]) => kind === page)).toHaveLength(29);
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
      const menu = container.querySelector("details:not([name])");
      for (const drawn of menu?.querySelectorAll("a [aria-hidden]") ?? []) drawn.remove();
      const labels = Array.from(
        menu?.querySelectorAll("nav a:not([rel='nofollow'])") ?? [],
        (link) => link.textContent,
      );
      expect(labels).toEqual(["Kelas", "Tentang", "Sejarah", "Laporan", "Jadwal", "Toko", "Masuk", "Daftar"]);
    });

    it("has the account's place in its header, which leads back to the page", async () => {
      render(frame(await loadLayout(name), "/About"));
      const [header] = screen.getAllByRole("banner");
      const links = within(header ?? document.body).getAllByRole("link", { name: "Akun", hidden: true });
      for (const link of links) expect(link.getAttribute("href")).toBe("/Login?back=%2FAbout");
    });

    it("marks a page of a sub-menu, and the link that it is below", async () => {
      render(frame(await loadLayout(name), "/History"));
      const [header] = screen.getAllByRole("banner");
      const inHeader = within(header ?? document.body);
      expect(inHeader.getAllByRole("link", { name: "Sejarah", current: "page" })).not.toHaveLength(0);
      expect(inHeader.getAllByRole("link", { name: "Tentang", current: true })).not.toHaveLength(0);
      expect(inHeader.queryAllByRole("link", { name: "Kelas", current: true })).toHaveLength(0);
    });

    it("offers the other language in header and footer where the site has it, and nowhere else", async () => {
      const layout = await loadLayout(name);
      const english = () => screen.queryAllByRole("link", { name: /English$/ });
      const { unmount } = render(frame(layout, "/About"));
      expect(english()).toHaveLength(0);
      unmount();
      render(frame(layout, "/About", bilingual));
      const places = [screen.getAllByRole("banner")[0], screen.getByRole("contentinfo")];
      for (const place of places) expect(english().some((link) => place?.contains(link))).toBe(true);
      for (const link of english()) expect(link.getAttribute("href")).toBe("/_language?to=en&back=%2FAbout");
      expect(screen.queryAllByRole("link", { name: /Bahasa Indonesia$/ })).toHaveLength(0);
    });

    it("ends with whose site it is, and with privacy and terms where it has those pages", async () => {
      const layout = await loadLayout(name);
      const { unmount } = render(frame(layout, "/"));
      const legal = () => screen.getAllByRole("link", { name: /kebijakan privasi|syarat dan/i });
      expect(legal().map((link) => link.getAttribute("href"))).toEqual(["/Privacy-Policy"]);
      unmount();
      render(frame(layout, "/", bound));
      expect(legal().map((link) => link.getAttribute("href"))).toEqual(["/Privacy-Policy", "/Terms-And-Conditions"]);
      expect(within(screen.getByRole("contentinfo")).getByText("© 2026 Sekolah Contoh")).toBeTruthy();
    });
  });

describe("the small screens' menu", () => {
  const open = async (path = "/") => {
    const layout = await loadLayout("main");
    const view = render(frame(layout, path));
    const menu = view.container.querySelector<HTMLDetailsElement>("details:not([name])");
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

  it("keeps the Tab key inside while it is open, and the page behind it out of reach", async () => {
    const { menu } = await open();
    fireEvent(menu, new Event("toggle"));
    const main = document.querySelector("main");
    expect(main?.hasAttribute("inert")).toBe(true);
    const button = menu.querySelector("summary");
    const last = [...menu.querySelectorAll<HTMLElement>("a, button")].at(-1);
    last?.focus();
    fireEvent.keyDown(menu, { key: "Tab" });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(menu, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(menu, { key: "Escape" });
    fireEvent(menu, new Event("toggle"));
    expect(main?.hasAttribute("inert")).toBe(false);
  });

  it("leaves the page as it was when its layout goes away", async () => {
    const { menu } = await open();
    fireEvent(menu, new Event("toggle"));
    cleanup();
    expect(document.documentElement.dataset["still"]).toBeUndefined();
  });

  it("closes when a place on the same page is chosen", async () => {
    const { menu } = await open();
    fireEvent.click(within(menu).getByRole("link", { name: "Jadwal" }));
    expect(menu.open).toBe(false);
  });

  it("closes when the visitor turns to something else, and not before", async () => {
    const { menu } = await open();
    fireEvent.pointerDown(menu.querySelector("nav") ?? document.body);
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole("contentinfo"));
    expect(menu.open).toBe(false);
  });
});

describe("a sub-menu", () => {
  const open = async () => {
    render(frame(await loadLayout("main"), "/"));
    const [button] = screen.getAllByLabelText("Bagian dari Tentang");
    const menu = button?.closest("details");
    if (!button || !menu) throw new Error("no sub-menu");
    menu.open = true;
    return { button, menu };
  };

  it("says what each link leads to", async () => {
    const { menu } = await open();
    expect(within(menu).getByRole("link", { name: /^Laporan/ }).textContent).toBe("LaporanDiaudit setiap tahun");
  });

  it("closes on Escape and gives the focus back to its button", async () => {
    const { button, menu } = await open();
    fireEvent.keyDown(within(menu).getByRole("link", { name: "Sejarah" }), { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it("closes when a link of it is chosen, and when the visitor turns to something else", async () => {
    const { menu } = await open();
    fireEvent.click(within(menu).getByRole("link", { name: "Sejarah" }));
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.pointerDown(screen.getByRole("contentinfo"));
    expect(menu.open).toBe(false);
  });
});
