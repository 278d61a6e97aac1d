import { describe, expect, it } from "@jest/globals";

import { sampleProgram } from "../../contract/studio/sampleProgram";
import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { program, studioParts } from "../../testing/studio/studioParts";
import { packProgram } from "../../contract/studio/shareLink";
import { StudioStore } from "./StudioStore";

const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
const words = { comment: "Ubah", greeting: "Halo" };

/** The studio at an address, over what a browser keeps. */
const open = (address: string, storage = new MemoryStorage()) => {
  const { hash, search } = new URL(address, "https://contoh.example");
  const page = { ...deaf, document: deaf, location: { hash, search } };
  const sampleOf = (language: Parameters<typeof sampleProgram>[0]) => sampleProgram(language, words);
  const store = new StudioStore(sampleOf("python"), { ...studioParts(storage), sampleOf });
  // Of a window it needs what is here.
  return { store, stop: store.start(page as unknown as Window) }; // of a window it needs what is here;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("the studio", () => {
  it("begins with what was written last, in the language of last time", () => {
    const storage = new MemoryStorage();
    const first = open("/", storage);
    first.store.chooseLanguage("lua");
    first.store.program.type("main.lua", () => "print('lama')\n");
    first.stop();
    expect(open("/", storage).store.program.activeFile).toEqual({ path: "main.lua", text: "print('lama')\n" });
    expect(open("/?language=python", storage).store.program.language).toBe("python");
  });

  it("keeps a program of each language for itself", () => {
    const { store } = open("/");
    store.program.type("main.py", () => "python\n");
    store.chooseLanguage("ruby");
    expect(store.program.activeFile.path).toBe("main.rb");
    store.chooseLanguage("python");
    expect(store.program.activeFile.text).toBe("python\n");
  });

  it("opens a link's program beside one's own", async () => {
    const storage = new MemoryStorage();
    const mine = open("/", storage);
    mine.store.program.type("main.py", () => "milikku\n");
    mine.stop();
    const { store, stop } = open(`/${await packProgram(program("dari tautan\n"))}`, storage);
    for (let tries = 0; tries < 20 && store.program.activeFile.text !== "dari tautan\n"; tries += 1) await turn();
    expect(store.program.activeFile.text).toBe("dari tautan\n");
    store.program.type("main.py", () => "diubah\n");
    stop();
    expect(open("/", storage).store.program.activeFile.text).toBe("milikku\n");
  });
});
