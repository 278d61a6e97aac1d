import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { program, studioParts } from "../../testing/studio/studioParts";
import { ProgramStore } from "./ProgramStore";

const START = program("print(1)\n");

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = (storage = new MemoryStorage(), tab = "one") => {
  const parts = studioParts(storage, undefined, tab);
  const store = new ProgramStore("scratch/python", START, parts);
  store.open("scratch/python", START);
  return { store, ...parts };
};
const type = (store: ProgramStore, text: string): void => {
  store.type("main.py", () => text);
  jest.runAllTimers();
};

describe("a program that is written", () => {
  it("is kept when typing pauses, and is there again", () => {
    const { store, storage } = open();
    type(store, "print(2)\n");
    expect(store.keepState).toBe("kept");
    expect(open(storage).store.activeFile.text).toBe("print(2)\n");
  });

  it("reads the editor once for many keystrokes, and before it runs", () => {
    const { store } = open();
    const read = jest.fn(() => "print(3)\n");
    for (let key = 0; key < 50; key += 1) store.type("main.py", read);
    expect(read).not.toHaveBeenCalled();
    store.settle();
    expect(read).toHaveBeenCalledTimes(1);
    expect(store.files[0]?.text).toBe("print(3)\n");
  });

  it("goes back to its beginning, and what it was is a version from before", () => {
    const { store } = open();
    type(store, "print(4)\n");
    store.startAgain();
    expect(store.activeFile.text).toBe("print(1)\n");
    const [version] = store.versions;
    if (!version) throw new Error("no version was kept");
    store.restore(version);
    expect(store.activeFile.text).toBe("print(4)\n");
  });

  it("shows what another tab wrote, and keeps what was being typed here", () => {
    const { store, storage } = open();
    const other = open(storage, "two").store;
    store.type("main.py", () => "here\n");
    type(other, "there\n");
    store.hear("studio-draft:scratch/python");
    expect([store.activeFile.text, store.keepState]).toEqual(["there\n", "elsewhere"]);
    expect(store.versions.map((version) => version.program.files[0]?.text)).toContain("here\n");
  });

  it("leaves its own drafts and other programs' alone", () => {
    const { store } = open();
    type(store, "mine\n");
    const { edition } = store;
    store.hear("studio-draft:scratch/python");
    store.hear("studio-draft:scratch/lua");
    expect(store.edition).toBe(edition);
  });

  it("gives up older versions for room, and says where there is none at all", () => {
    const { store, storage } = open(new MemoryStorage(900));
    for (const size of [100, 200, 300]) {
      type(store, "x".repeat(size));
      store.note();
    }
    type(store, "y".repeat(500));
    expect(store.keepState).toBe("kept");
    storage.room = 10;
    type(store, "z".repeat(500));
    expect(store.keepState).toBe("unkept");
  });

  it("has files of different names within it, and no others", () => {
    const { store } = open();
    expect(
      ["../etc", "/root", "a//b", ".hidden", "", "main.py", "data/kota.txt"].map((path) => store.refusalOf(path)),
    ).toEqual(["form", "form", "form", "form", "form", "taken", null]);
    store.add("data/kota.txt", "Bogor\n");
    store.rename("data/kota.txt", "kota.txt");
    expect([store.activePath, store.files.map(({ path }) => path)]).toEqual(["kota.txt", ["main.py", "kota.txt"]]);
    store.remove("kota.txt");
    store.remove("main.py");
    expect(store.files.map(({ path }) => path)).toEqual(["main.py"]);
  });

  it("opens files in the place of a program that nobody touched, and beside one that somebody did", () => {
    const { store } = open();
    store.takeFiles([{ path: "hitung.lua", text: "print(1)" }]);
    expect([store.language, store.files.map(({ path }) => path)]).toEqual(["lua", ["hitung.lua"]]);
    store.takeFiles([{ path: "data.txt", text: "1" }]);
    expect([store.language, store.files.map(({ path }) => path)]).toEqual(["lua", ["hitung.lua", "data.txt"]]);
  });
});
