/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { FilesLine, Line, SlotState } from "../page/sentPage";
import { askPage } from "./askPage";
import { pageLine } from "./testing/fakeAsks";

const FILES: FilesLine = { kind: "files", release: "r1", remote: "sites", page: "page", scripts: [], styles: [] };
const END: Line = { kind: "end" };
const request = { id: "s", name: "sites.hero.v1", props: {} };
const LATE: SlotState = { kind: "ready", request, data: "came late" };
const PAGE = pageLine("/Courses", { data: "Kursus ✓ 한국어" });

const textOf = (...lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

let asked: Request[];
let respond: () => Response;
const original = globalThis.fetch;

/** An answer whose bytes the test sends. */
const streamed = (type = "application/x-ndjson") => {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  respond = () => new Response(body, { headers: { "content-type": type } });
  return {
    write: (bytes: Uint8Array | string) =>
      out?.enqueue(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes),
    end: () => out?.close(),
    breakOff: () => out?.error(new TypeError("network error")),
  };
};
const whole = (...lines: readonly Line[]): void => {
  const { write, end } = streamed();
  write(textOf(...lines));
  end();
};

const ask = (options: Partial<Parameters<typeof askPage>[1]> = {}, search = "") =>
  askPage({ pathname: "/Courses", search }, { release: "r1", ...options });

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (address, init) => {
    asked.push(new Request(new URL(address as string, location.href), init)); // our own call passes a text
    return respond();
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

describe("asking for a page", () => {
  it("names the address and the visit's release", async () => {
    whole(FILES, PAGE, END);
    expect(await ask({}, "?page=2").answer).toEqual(PAGE);
    const [{ method, url, headers } = new Request("/")] = asked;
    expect([method, new URL(url).pathname + new URL(url).search]).toEqual(["GET", "/_page/Courses?page=2"]);
    expect(headers.get("x-serambi-release")).toBe("r1");
  });

  it("gives the files before there is data, and data before late slots", async () => {
    const { write, end } = streamed();
    const { files, answer, slot } = ask();
    write(textOf(FILES));
    expect(await files).toEqual(FILES);
    write(textOf(PAGE));
    expect(await answer).toEqual(PAGE);
    const late = slot("s");
    write(textOf({ kind: "slot", slot: LATE }, END));
    end();
    expect(await late).toEqual(LATE);
  });

  it("keeps a slot that came before anybody asked for it", async () => {
    whole(FILES, PAGE, { kind: "slot", slot: LATE }, END);
    const { answer, slot } = ask();
    await answer;
    await new Promise((resolve) => setTimeout(resolve));
    expect(await slot("s")).toEqual(LATE);
    expect(await slot("another")).toBeNull();
  });

  it("reads lines that arrive in pieces, cut within a letter", async () => {
    const { write, end } = streamed();
    for (const byte of new TextEncoder().encode(textOf(FILES, PAGE, END))) write(Uint8Array.of(byte));
    end();
    expect(await ask().answer).toEqual(PAGE);
  });

  it("follows what the answer says instead of a page", async () => {
    whole({ kind: "redirect", to: "/Login" }, END);
    const { files, answer } = ask();
    expect([await files, await answer]).toEqual([null, { kind: "redirect", to: "/Login" }]);
    whole({ kind: "reload" }, END);
    expect(await ask().answer).toEqual({ kind: "reload" });
  });

  it("wants the whole document where the answer is of another release", async () => {
    whole({ ...FILES, release: "r2" }, PAGE, END);
    const { files, answer } = ask();
    expect([await files, await answer]).toEqual([null, { kind: "reload" }]);
  });

  it("is unreachable where the answer ends before its page, or none comes", async () => {
    const cut = streamed();
    cut.write(textOf(FILES) + JSON.stringify(PAGE).slice(0, 40));
    cut.end();
    expect(await ask().answer).toEqual({ kind: "unreachable" });
    const broken = streamed();
    broken.write(textOf(FILES));
    const { files, answer } = ask();
    await files;
    broken.breakOff();
    expect(await answer).toEqual({ kind: "unreachable" });
    respond = () => {
      throw new TypeError("Failed to fetch");
    };
    expect(await ask().answer).toEqual({ kind: "unreachable" });
  });

  it("leaves a gap for a slot that the answer broke off before", async () => {
    const { write, breakOff } = streamed();
    const { answer, slot } = ask();
    write(textOf(FILES, PAGE));
    await answer;
    const late = slot("s");
    breakOff();
    expect(await late).toBeNull();
  });

  it("is no page where the server has too much to do, or a fault", async () => {
    for (const status of [429, 500, 503]) {
      respond = () => new Response("<h1>Busy</h1>", { status, headers: { "content-type": "text/html" } });
      expect(await ask().answer).toEqual({ kind: "refused", status });
    }
  });

  it("leaves to the browser what is answered with something else than lines", async () => {
    for (const status of [200, 403, 404]) {
      respond = () => new Response("<h1>A page</h1>", { status, headers: { "content-type": "text/html" } });
      expect(await ask().answer).toEqual({ kind: "reload" });
    }
  });

  it("posts the fields of a form, and no files", async () => {
    whole(PAGE, END);
    const form = new FormData();
    form.append("name", "Ratna & Wulan");
    form.append("photo", new Blob(["x"]));
    await ask({ form }).answer;
    const [posted] = asked;
    expect(posted?.method).toBe("POST");
    expect(posted?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await posted?.text()).toBe("name=Ratna+%26+Wulan");
  });

  it("ends when nobody waits for it any more", async () => {
    globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    const { answer, abort } = ask();
    abort();
    expect(await answer).toEqual({ kind: "unreachable" });
  });
});
