import * as z from "zod/mini";

import { Identity, StoredMessage, type ChatLine, type IdentityState } from "../contract/chat";
import { readLines } from "./readLines";
import { logged } from "../contract/logged";

const BASE = "/api/chat/";

const Answered = z.object({ status: z.boolean(), message: z._default(z.string(), ""), data: z.unknown() });
const Items = z.object({ page: z.int(), totalPages: z.int(), items: z.array(StoredMessage) });

export interface AskedQuestion {
  readonly workspace_id: string;
  readonly query: string;
  readonly conversation_id?: string;
}

/** A refusal of the host: its status, and what it says to the visitor. */
export class ChatRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A stream that says nothing for so long has hung: the host's own limit for a model is shorter. */
const SILENCE_MS = 30_000;

/** The chat assistant's host, as a browser reaches it (specification section 7.5). Its token is a cookie that the gateway keeps. */
export class ChatHost {
  constructor(
    private readonly fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
    private readonly silenceMs = SILENCE_MS,
  ) {}

  /** Opens the visitor's own session with the assistant. */
  login = (): Promise<IdentityState<Identity>> => this.identity("identity/login", { method: "POST" });

  me = (): Promise<IdentityState<Identity>> => this.identity("identity/me", {});

  /**
   * The answer to a question, as it comes.
   * @throws ChatRefusal where the host refuses; what the stream fails with, also when nothing came for 30 seconds; an AbortError where `signal` ended it
   */
  async *ask(question: AskedQuestion, signal: AbortSignal): AsyncGenerator<ChatLine> {
    const hung = new AbortController();
    const hang = (): void => hung.abort(new Error("The chat stream is silent"));
    let silence = setTimeout(hang, this.silenceMs);
    try {
      const answer = await this.fetch(`${BASE}v2/chat`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/x-ndjson, application/json" },
        body: JSON.stringify(question),
        signal: AbortSignal.any([signal, hung.signal]),
      });
      if (!answer.ok) throw await this.refusalOf(answer);
      for await (const line of readLines(answer.body)) {
        clearTimeout(silence);
        yield line;
        silence = setTimeout(hang, this.silenceMs);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** A page of a conversation, the oldest first. @throws ChatRefusal */
  async messages(conversationId: string, { page = 1, perPage = 50 } = {}) {
    const query = new URLSearchParams({ page: String(page), perPage: String(perPage) });
    const answer = await this.fetch(`${BASE}conversations/${encodeURIComponent(conversationId)}/messages?${query}`);
    if (!answer.ok) throw await this.refusalOf(answer);
    return Items.parse(Answered.parse(await answer.json()).data);
  }

  /** @throws ChatRefusal */
  async remove(conversationId: string): Promise<void> {
    const answer = await this.fetch(`${BASE}conversations/${encodeURIComponent(conversationId)}`, { method: "DELETE" });
    if (!answer.ok) throw await this.refusalOf(answer);
  }

  /** Whether an answer helped. @throws ChatRefusal */
  async rate(messageId: string, isHelpful: boolean): Promise<void> {
    const answer = await this.fetch(`${BASE}messages/${encodeURIComponent(messageId)}/rating`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ isHelpful }),
    });
    if (!answer.ok) throw await this.refusalOf(answer);
  }

  private async identity(path: string, init: RequestInit): Promise<IdentityState<Identity>> {
    try {
      const answer = await this.fetch(BASE + path, init);
      const read = Answered.safeParse(await answer.json().catch(() => null));
      const message = read.data?.message ?? "";
      const identity = Identity.safeParse(read.data?.data);
      if (answer.status < 200 || answer.status > 299 || !identity.success)
        return { status: false, message, data: null };
      return { status: true, message, data: identity.data };
    } catch (error) {
      logged("The chat identity could not be had", error);
      return { status: false, message: String(error), data: null };
    }
  }

  private async refusalOf(answer: Response): Promise<ChatRefusal> {
    const read = Answered.safeParse(await answer.json().catch(() => null));
    return new ChatRefusal(answer.status, read.data?.message ?? "");
  }
}
