/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { ChatHost, ChatRefusal } from "../api/ChatHost";
import type { ChatLine } from "../contract/chat";
import { ChatSession } from "./ChatSession";
import { ChatStore } from "./ChatStore";
import { CONVERSATION_KEY, HISTORY_KEY, LocalHistory, TOKEN_KEY } from "./history";

type Lines = (this: void, signal: AbortSignal) => AsyncGenerator<ChatLine>;

const halo: Lines = async function* () {
  yield { message_id: "m1", id: "c1", text: "Halo" };
  yield { text: " dunia" };
};
const breaking = (error: Error): Lines =>
  // oxlint-disable-next-line require-yield -- it fails before the first line
  async function* () {
    throw error;
  };

/** A host whose answers the test gives line by line. */
class TestHost extends ChatHost {
  readonly asked: { readonly query: string; readonly conversation_id?: string }[] = [];
  logins = 0;
  lines: Lines = halo;
  stored: ChatHost["messages"] = () => Promise.reject(new Error("down"));
  onLogin: () => void = () => undefined;
  override login = async () => {
    this.logins += 1;
    this.onLogin();
    return { status: true, message: "", data: { id: "i" } };
  };
  override async *ask(question: { readonly query: string }, signal: AbortSignal): AsyncGenerator<ChatLine> {
    this.asked.push(question);
    yield* this.lines(signal);
  }
  override messages: ChatHost["messages"] = (...asked) => this.stored(...asked);
  override remove = () => Promise.reject(new Error("the server is down"));
}

let host: TestHost;
let store: ChatStore;
let warned: jest.SpiedFunction<typeof console.warn>;
let failed: jest.SpiedFunction<typeof console.error>;
/** Frames wait until the test paints. */
let frames: (() => void)[] = [];
const paint = (): void => {
  for (const work of frames.splice(0)) work();
};
const newStore = () => {
  const history = new LocalHistory(localStorage);
  return new ChatStore({
    session: new ChatSession({ workspaceId: "w", history, host: () => Promise.resolve(host) }),
    history,
    now: () => new Date("2026-11-24T00:00:00Z"),
    onFrame: (work) => void frames.push(work),
  });
};

beforeEach(() => {
  localStorage.clear();
  frames = [];
  host = new TestHost();
  store = newStore();
  warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  failed = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const texts = () => store.messages.map(({ role, text }) => `${role}: ${text}`);
const endless = async function* (signal: AbortSignal): AsyncGenerator<ChatLine> {
  yield { message_id: "m1", id: "c1", text: "Separuh" };
  await new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });
};
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) {
    paint();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

describe("the conversation", () => {
  it("appends what comes to the answer, and goes on under the same id", async () => {
    await store.ask(" Halo? ");
    expect(texts()).toEqual(["user: Halo?", "bot: Halo dunia"]);
    await store.ask("Lagi");
    expect(host.asked).toEqual([
      { workspace_id: "w", query: "Halo?" },
      { workspace_id: "w", query: "Lagi", conversation_id: "c1" },
    ]);
  });

  it("is saved once, the first time that both ids are known", async () => {
    host.lines = async function* () {
      yield { message_id: "m1", text: "a" };
      expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
      yield { id: "c1", text: "b" };
      expect(JSON.parse(localStorage.getItem(HISTORY_KEY) ?? "[]")).toHaveLength(1);
    };
    await store.ask("Satu");
    host.lines = async function* () {
      yield { message_id: "m2", id: "c1", text: "c" };
    };
    await store.ask("Dua");
    expect(store.history).toMatchObject([{ conversation_id: "c1", user_message: "Satu", bot_message: "ab" }]);
    expect(localStorage.getItem(CONVERSATION_KEY)).toBe("c1");
  });

  it("logs in once before the first question, and again where the token is known no more", async () => {
    await store.ask("Satu");
    let refusals = 1;
    host.lines = async function* (signal) {
      if (refusals-- > 0) throw new ChatRefusal(401, "");
      yield* halo(signal);
    };
    await store.ask("Dua");
    expect([host.logins, localStorage.getItem(TOKEN_KEY), store.trouble]).toEqual([2, "cookie", null]);
  });

  it("tells the host who asks once on each page: somebody may have signed in since the one before", async () => {
    await store.ask("Satu");
    await store.ask("Dua");
    expect(host.logins).toBe(1);
    store = newStore();
    await store.ask("Tiga");
    expect(host.logins).toBe(2);
  });

  it("begins anew where the host knows it no more", async () => {
    await store.ask("Satu");
    host.lines = async function* (signal) {
      if (host.asked.at(-1)?.conversation_id !== undefined) throw new ChatRefusal(404, "Tidak ditemukan");
      yield* halo(signal);
    };
    await store.ask("Dua");
    expect(texts()).toEqual(["user: Satu", "bot: Halo dunia", "user: Dua", "bot: Halo dunia"]);
    expect([store.trouble, host.asked.at(-1)]).toEqual([null, { workspace_id: "w", query: "Dua" }]);
  });

  it("shows words that come in one frame together, and the rest at the end", async () => {
    let end: () => void = () => undefined;
    host.lines = async function* () {
      yield { message_id: "m1", id: "c1", text: "Satu" };
      yield { text: " dua" };
      await new Promise<void>((resolve) => (end = resolve));
      yield { text: " tiga" };
    };
    const asked = store.ask("Hitung");
    while (frames.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(store.responseStream).toBe("");
    paint();
    expect([store.responseStream, frames]).toEqual(["Satu dua", []]);
    end();
    await asked;
    expect(texts()).toEqual(["user: Hitung", "bot: Satu dua tiga"]);
  });

  it.each([
    ["before the host knows who asks", 0, ""],
    ["before the first line", 1, ""],
    ["after the first word", 2, "satu"],
    ["after the last word", 3, "satu dua"],
  ])("ends silently where it is stopped %s", async (_when, point, shown) => {
    let step = 0;
    const pass = (): void => {
      if (step++ === point) store.stop();
    };
    host.onLogin = pass;
    host.lines = async function* (signal) {
      for (const line of [{ message_id: "m1", id: "c1", text: "satu" }, { text: " dua" }]) {
        pass();
        signal.throwIfAborted();
        yield line;
      }
      pass();
    };
    await store.ask("Hitung");
    expect(texts()).toEqual(["user: Hitung", ...(shown === "" ? [] : [`bot: ${shown}`])]);
    expect([store.trouble, store.isAnswering, store.responseStream]).toEqual([null, false, ""]);
    expect(failed).not.toHaveBeenCalled();
    host.lines = halo;
    await store.ask("Lagi");
    expect(texts().slice(-2)).toEqual(["user: Lagi", "bot: Halo dunia"]);
  });

  it("cuts an answer of ten megabytes, and lets go of its stream", async () => {
    const piece = "kata ".repeat(2_000);
    let hasEnded = false;
    host.lines = async function* () {
      try {
        yield { message_id: "m1", id: "c1" };
        for (let count = 0; count < 1_000; count += 1) yield { text: piece };
      } finally {
        hasEnded = true;
      }
    };
    await store.ask("Panjang");
    const last = store.messages.at(-1);
    expect([last?.isCut, hasEnded, store.isAnswering, store.trouble]).toEqual([true, true, false, null]);
    expect(last?.text.length).toBeLessThanOrEqual(200_000 + piece.length);
  });

  it("fails where the answer has no body, as the specification words it", async () => {
    host.lines = (signal) =>
      new ChatHost(() => Promise.resolve(new Response(null))).ask({ workspace_id: "w", query: "a" }, signal);
    await store.ask("Satu");
    expect(store.trouble).toBe("failed");
    expect(failed).toHaveBeenCalledWith(expect.anything(), new Error("Response stream error"));
  });

  it("of two tabs stands in the history of both", async () => {
    const other = newStore();
    await store.ask("Satu");
    host.lines = async function* () {
      yield { message_id: "m2", id: "c2", text: "Dua" };
    };
    await other.ask("Dua");
    store.refresh();
    expect(store.history.map(({ conversation_id: id }) => id)).toEqual(["c2", "c1"]);
    await other.remove("c1");
    store.refresh();
    expect(store.history.map(({ conversation_id: id }) => id)).toEqual(["c2"]);
  });

  it("keeps what came where the visitor stops it, and says nothing of it", async () => {
    host.lines = endless;
    const asked = store.ask("Panjang");
    await until(() => store.responseStream !== "");
    store.stop();
    await asked;
    expect(store.messages.at(-1)).toMatchObject({ text: "Separuh", isCut: true });
    expect([store.trouble, store.isAnswering]).toEqual([null, false]);
    expect(failed).not.toHaveBeenCalled();
  });

  it("cancels the stream before where a new one starts", async () => {
    const signals: AbortSignal[] = [];
    host.lines = (signal) => {
      signals.push(signal);
      return endless(signal);
    };
    const first = store.ask("Satu");
    await until(() => store.responseStream !== "");
    const second = store.ask("Dua");
    await until(() => signals.length === 2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    store.stop();
    await Promise.all([first, second]);
  });

  it("keeps what came where the stream breaks off, and offers to try again", async () => {
    host.lines = async function* () {
      yield { message_id: "m1", id: "c1", text: "Separuh" };
      throw new TypeError("network");
    };
    await store.ask("Satu");
    expect(texts()).toEqual(["user: Satu", "bot: Separuh"]);
    expect(store.trouble).toBe("failed");
    expect(failed).toHaveBeenCalled();
    host.lines = halo;
    await store.retry();
    expect(texts()).toEqual(["user: Satu", "bot: Halo dunia"]);
  });

  it("is asked anew from a question that was changed", async () => {
    await store.ask("Satu");
    await store.ask("Dua");
    await store.resend(0, "Tiga");
    expect(texts()).toEqual(["user: Tiga", "bot: Halo dunia"]);
  });

  it("tells a refusal in the host's words", async () => {
    host.lines = breaking(new ChatRefusal(429, "Tunggu sebentar"));
    await store.ask("Satu");
    expect([store.trouble, store.refusal]).toEqual(["busy", "Tunggu sebentar"]);
  });

  it("is reset by clearing, in the middle of an answer too", async () => {
    host.lines = endless;
    const asked = store.ask("Satu");
    await until(() => store.responseStream !== "");
    store.clear();
    await asked;
    expect([store.messages, store.responseStream, store.currentConversationId, store.isAnswering]).toEqual([
      [],
      "",
      null,
      false,
    ]);
  });

  it("is gone from the local history though the server cannot delete it", async () => {
    await store.ask("Satu");
    await store.remove("c1");
    expect([store.history, store.messages, localStorage.getItem(CONVERSATION_KEY)]).toEqual([[], [], null]);
    expect(warned).toHaveBeenCalled();
  });

  it("goes on after the page was loaded anew, with what is kept here where the server is down", async () => {
    await store.ask("Satu");
    store = newStore();
    await store.resume();
    expect(texts()).toEqual(["user: Satu", "bot: Halo dunia"]);
    expect(store.currentConversationId).toBe("c1");
  });

  it("is read page by page from the server", async () => {
    await store.ask("Satu");
    host.stored = (_id, asked) => {
      const page = asked?.page ?? 1;
      const item = { id: `m${page}`, query: `Q${page}`, response: { value: `A${page}`, sources: [], cards: [] } };
      return Promise.resolve({ page, totalPages: 2, items: [item] });
    };
    store = newStore();
    await store.resume();
    expect(texts()).toEqual(["user: Q1", "bot: A1", "user: Q2", "bot: A2"]);
  });
});

describe("a stream that hangs", () => {
  it("fails once nothing has come for long enough", async () => {
    const silent: typeof fetch = (_url, { signal } = {}) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
          }),
        ),
      );
    const lines = new ChatHost(silent, 1).ask({ workspace_id: "w", query: "a" }, new AbortController().signal);
    await expect(lines.next()).rejects.toThrow("silent");
  });
});

describe("the identity", () => {
  const answering = (status: number, body: unknown) =>
    new ChatHost(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it("is had on 200 to 299 alone", async () => {
    const body = { status: true, message: "ok", data: { id: "i1" } };
    expect(await answering(201, body).me()).toEqual({ status: true, message: "ok", data: { id: "i1" } });
    for (const status of [300, 400, 401, 500])
      expect(await answering(status, body).login()).toMatchObject({ status: false, data: null });
  });

  it("is none where the host cannot be reached", async () => {
    const lost = new ChatHost(() => Promise.reject(new TypeError("offline")));
    expect(await lost.login()).toMatchObject({ status: false, data: null });
  });
});
