/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { ICONS } from "@serambi/kernel/icons";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { IndexLoad } from "./IndexLoad";
import { messages as t } from "./messages/id";
import { PaletteDialog } from "./PaletteDialog";
import { PaletteStore } from "./PaletteStore";
import { RecentSearches } from "./RecentSearches";
import { writeSearchDocument } from "./search/searchDocument";
import { catchMarks, forgetMarks } from "./testing/catchMarks";
import { sampleContent } from "./testing/sampleEntries";

const whole = () => Promise.resolve<unknown>(writeSearchDocument(sampleContent()));

const make = (ask: () => Promise<unknown> = whole) => {
  const load = new IndexLoad({
    language: "id",
    path: () => "/",
    ask: () => ask(),
    isOnline: () => navigator.onLine,
    now: () => 0,
    rest: () => Promise.resolve(),
    idle: () => Promise.resolve(),
  });
  return new PaletteStore({ load, recent: new RecentSearches(() => localStorage) });
};

const open = async (store = make(), onLikely: (url: URL) => void = () => undefined) => {
  render(<PaletteDialog store={store} t={t} site="Lembar" returnFocus={() => null} onLikely={onLikely} />);
  await act(async () => {
    store.open();
    await Promise.resolve();
  });
  return store;
};

const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  forgetMarks();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("the search palette", () => {
  it("is a dialog named after the site, with the focus in its field and no landmark of a page", async () => {
    await open();
    expect(screen.getByRole("dialog", { name: t.title("Lembar") })).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  it("offers the pages of the site before anything is typed", async () => {
    await open();
    expect(screen.getAllByRole("option", { description: t.pages })).toHaveLength(2);
    expect(options()).toEqual(["Kelas", "Blog"]);
  });

  it("lists what was found by kind, and marks what was looked for", async () => {
    const marks = catchMarks();
    await open();
    type("postgers");
    expect(screen.getAllByRole("option", { description: "Kelas" })).toHaveLength(2);
    expect(marks()).toEqual(["PostgreSQL", "PostgreSQL"]);
    type("postgresql pr");
    expect(marks()).toEqual(["PostgreSQL", "pr"]);
    type("");
    expect(marks()).toEqual([]);
  });

  it("gives each kind its sign, and a neutral one to what it does not know", async () => {
    await open();
    type("p");
    const paths = screen.getAllByRole("option").map((option) => option.querySelector("path")?.getAttribute("d"));
    expect(paths).toContain(ICONS.book);
    type("pameran");
    const [line] = screen.getAllByRole("option");
    expect(line?.querySelector("path")?.getAttribute("d")).toBe(ICONS.file);
  });

  it("says which word led to what shows none", async () => {
    await open();
    type("murid");
    expect(options()).toContain("Pameran tiga sekolahmurid");
  });

  it("shows one kind alone, as long as there is anything of it", async () => {
    await open();
    type("pos");
    fireEvent.click(screen.getByRole("button", { name: /^Tulisan/ }));
    expect(options()).toEqual(["Kafé Postel mengajar basis dataTeknologi, 1 Juni 2026"]);
    expect(screen.getByRole("button", { name: /^Tulisan/, pressed: true })).toBeTruthy();
    type("post");
    expect(options()).toHaveLength(1);
    type("pameran");
    expect(options()).toEqual(["Pameran tiga sekolah"]);
    expect(screen.getByRole("button", { name: /^Semua/, pressed: true })).toBeTruthy();
  });

  it("is gone through by keys, round and round", async () => {
    await open();
    type("postg");
    const [first, last] = options();
    expect(active()).toBe(first);
    press("ArrowUp");
    expect(active()).toBe(last);
    press("ArrowDown");
    expect(active()).toBe(first);
    press("End");
    expect(active()).toBe(last);
    press("Home");
    expect(active()).toBe(first);
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  });

  it("leaves Home and End to the field while nobody went to the list", async () => {
    await open();
    type("postg");
    expect(press("End")).toBe(true); // nobody has prevented what the browser does
    expect(active()).toBe(options()[0]);
  });

  it("opens the marked option as a click does, remembers the search, and closes", async () => {
    const store = await open();
    const clicked: string[] = [];
    const onClick = (event: MouseEvent): void => {
      event.preventDefault();
      if (event.target instanceof Element) clicked.push(event.target.closest("a")?.getAttribute("href") ?? "");
    };
    document.addEventListener("click", onClick);
    type("denda");
    press("Enter");
    document.removeEventListener("click", onClick);
    expect(clicked).toEqual(["/post/perpustakaan-kota-menghapus-denda"]);
    expect(store.isOpen).toBe(false);
    act(() => store.open());
    expect(options()[0]).toBe("denda");
  });

  it("opens it in a tab of its own with Control, and stays", async () => {
    const store = await open();
    const opened = jest.spyOn(window, "open").mockReturnValue(null);
    type("denda");
    press("Enter", { ctrlKey: true });
    expect(opened).toHaveBeenCalledWith(
      "http://localhost/post/perpustakaan-kota-menghapus-denda",
      "_blank",
      "noopener",
    );
    expect(store.isOpen).toBe(true);
  });

  it("does nothing on Enter while a word is composed, or where nothing was found", async () => {
    const store = await open();
    type("denda");
    press("Enter", { isComposing: true });
    type("qqqq");
    press("Enter");
    press("ArrowDown");
    expect(store.isOpen).toBe(true);
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  });

  it("types a recent search again, and forgets them all", async () => {
    localStorage.setItem("recent_searches", JSON.stringify(["denda"]));
    await open();
    fireEvent.click(screen.getByRole("option", { name: "denda" }));
    expect(field()).toMatchObject({ value: "denda" });
    type("");
    fireEvent.click(screen.getByRole("button", { name: t.clearRecent }));
    expect(screen.queryByRole("option", { description: t.recent })).toBeNull();
    expect(localStorage.getItem("recent_searches")).toBeNull();
  });

  it("tells which page is likely to be opened once an option is rested on", async () => {
    const likely: string[] = [];
    await open(make(), ({ pathname }) => void likely.push(pathname));
    jest.useFakeTimers();
    press("ArrowDown");
    press("ArrowDown");
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(likely).toEqual(["/Courses"]);
  });

  it("keeps its filters in their places whichever kind has the best entry", async () => {
    await open();
    const found = (typed: string) => {
      type(typed);
      const filters = within(screen.getByRole("group")).getAllByRole("button");
      return { first: options()[0], filters: filters.map(({ textContent }) => textContent) };
    };
    expect(found("pos")).toEqual({
      first: expect.stringContaining("PostgreSQL"),
      filters: ["Semua 3", "Kelas 2", "Tulisan 1"],
    });
    expect(found("data")).toEqual({
      first: expect.stringContaining("Kafé Postel"),
      filters: ["Semua 2", "Kelas 1", "Tulisan 1"],
    });
  });

  it("leaves the line of an entry as it is while it stays in its place", async () => {
    await open();
    type("postg");
    const [line] = screen.getAllByRole("option");
    const text = line?.querySelector("[data-marked]")?.firstChild;
    type("postgre");
    expect(screen.getAllByRole("option")[0]?.querySelector("[data-marked]")?.firstChild).toBe(text);
  });

  it("marks the option that the pointer is over, and none for a heading", async () => {
    await open();
    type("postg");
    const [, second] = screen.getAllByRole("option");
    if (!second) throw new Error("There is no second option");
    fireEvent.pointerMove(second.firstElementChild ?? second);
    expect(active()).toBe(second.textContent);
    fireEvent.pointerMove(screen.getByText("Kelas", { selector: "[role=presentation]" }));
    expect(active()).toBe(second.textContent);
    expect(fireEvent.mouseDown(second)).toBe(false); // the focus stays in the field
  });

  it("says how many there are once the typing rests", async () => {
    await open();
    jest.useFakeTimers();
    type("postg");
    const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said()).not.toContain(t.count(2));
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(said()).toContain(t.count(2));
  });

  it("can be kept from opening by a single key", async () => {
    await open();
    fireEvent.click(screen.getByRole("checkbox", { name: t.openByKey }));
    expect(localStorage.getItem("search_key")).toBe("off");
    fireEvent.click(screen.getByRole("checkbox", { name: t.openByKey }));
    expect(localStorage.getItem("search_key")).toBeNull();
  });
});

describe("its other faces", () => {
  it("says that it loads, and goes on with what was typed meanwhile", async () => {
    let answer: (document: unknown) => void = () => undefined;
    const store = await open(make(() => new Promise((resolve) => (answer = resolve))));
    await screen.findByText(t.loading);
    expect(screen.getByRole("status").textContent).toBe(t.loading);
    type("denda");
    await act(async () => {
      answer(await whole());
      await Promise.resolve();
    });
    await act(() => Promise.resolve());
    expect(store.state.phase).toBe("ready");
    expect(options()).toHaveLength(1);
  });

  it("says that nothing was found, and for what", async () => {
    await open();
    type("qqqq");
    expect(screen.getByText(t.noneTitle("qqqq"))).toBeTruthy();
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });

  it("says that it failed, and tries again", async () => {
    jest.spyOn(console, "warn").mockReturnValue(undefined);
    let tries = 0;
    await open(make(() => ((tries += 1) === 1 ? Promise.reject(new Error("down")) : whole())));
    await act(() => Promise.resolve());
    expect(within(screen.getByRole("alert")).getByText(t.failedTitle).className).toBe("title");
    fireEvent.click(screen.getByRole("button", { name: t.retry }));
    await screen.findByRole("option", { name: "Kelas" });
  });

  it("says that the visitor is offline", async () => {
    jest.spyOn(console, "warn").mockReturnValue(undefined);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open(make(() => Promise.reject(new TypeError("Failed to fetch"))));
    await act(() => Promise.resolve());
    expect(screen.getByRole("alert").textContent).toContain(t.offlineTitle);
  });

  it("says that a part cannot be searched", async () => {
    await open(make(() => Promise.resolve(writeSearchDocument(sampleContent(true)))));
    expect(await screen.findByText(t.partial)).toBeTruthy();
  });
});
