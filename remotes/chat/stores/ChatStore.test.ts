/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { ChatHost, ChatRefusal } from "../api/ChatHost";
import type { ChatLine } from "../contract/chat";
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
  stored: () => Promise<never> = () => Promise.reject(new Error("down"));
  override login = async () => {
    this.logins += 1;
    return { status: true, message: "", data: { id: "i" } };
  };
  override async *ask(question: { readonly query: string }, signal: AbortSignal): AsyncGenerator<ChatLine> {
    this.asked.push(question);
    yield* this.lines(signal);
  }
  override messages = () => this.stored();
  override remove = () => Promise.reject(new Error("the server is down"));
}

let host: TestHost;
let store: ChatStore;
let warned: jest.SpiedFunction<typeof console.warn>;
let failed: jest.SpiedFunction<typeof console.error>;
const newStore = () =>
  new ChatStore({
    workspaceId: "w",
    history: new LocalHistory(localStorage),
    now: () => new Date("2026-11-24T00:00:00Z"),
    host: () => Promise.resolve(host),
  });

beforeEach(() => {
  localStorage.clear();
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
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
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

  it("keeps what came where the visitor stops it, and says nothing of it", async () => {
    host.lines = endless;
    const asked = store.ask("Panjang");
    await until(() => store.responseBuffer !== "");
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
    await until(() => store.responseBuffer !== "");
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
    await until(() => store.responseBuffer !== "");
    store.clear();
    await asked;
    expect([store.messages, store.responseBuffer, store.currentConversationId, store.isAnswering]).toEqual([
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
