import * as z from "zod/mini";

import { HistoryEntry } from "../contract/chat";
import { logged } from "../contract/logged";

/** Names in local storage (specification section 9). Under the token's there is a mark alone: the token is a cookie that no script reads. */
export const CONVERSATION_KEY = "chat_conversation_id";
export const HISTORY_KEY = "chat_conversation_history";
export const TOKEN_KEY = "chat_token";
const TOKEN_MARK = "cookie";

/** Text that was typed and not sent. */
const DRAFT_KEY = "chat_draft";

/** As many conversations as a list of them can be looked through. */
const MAX_ENTRIES = 100;
const Entries = z.array(z.catch(z.nullable(HistoryEntry), null));

/** The conversations that this browser knows, the newest first. Storage that is full, closed or somebody else's is an empty history. */
export class LocalHistory {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {}

  list(): readonly HistoryEntry[] {
    try {
      return Entries.parse(JSON.parse(this.storage.getItem(HISTORY_KEY) ?? "[]")).flatMap((entry) => entry ?? []);
    } catch {
      return [];
    }
  }

  /** Saves a conversation once: one that is known stays as it is. */
  add(entry: HistoryEntry): void {
    const known = this.list();
    if (known.some(({ conversation_id: id }) => id === entry.conversation_id)) return;
    this.write([entry, ...known].slice(0, MAX_ENTRIES));
  }

  change(conversationId: string, what: Partial<HistoryEntry>): void {
    this.write(this.list().map((entry) => (entry.conversation_id === conversationId ? { ...entry, ...what } : entry)));
  }

  remove(conversationId: string): void {
    this.write(this.list().filter((entry) => entry.conversation_id !== conversationId));
    if (this.current === conversationId) this.current = null;
  }

  get current(): string | null {
    return this.read(CONVERSATION_KEY);
  }

  set current(conversationId: string | null) {
    this.put(CONVERSATION_KEY, conversationId);
  }

  /** Whether this browser was given a token: who asks for it first logs in. */
  get hasToken(): boolean {
    return this.read(TOKEN_KEY) === TOKEN_MARK;
  }

  set hasToken(isThere: boolean) {
    this.put(TOKEN_KEY, isThere ? TOKEN_MARK : null);
  }

  get draft(): string {
    return this.read(DRAFT_KEY) ?? "";
  }

  set draft(text: string) {
    this.put(DRAFT_KEY, text === "" ? null : text);
  }

  private read(key: string): string | null {
    try {
      return this.storage.getItem(key);
    } catch {
      return null;
    }
  }

  private write(entries: readonly HistoryEntry[]): void {
    this.put(HISTORY_KEY, JSON.stringify(entries));
  }

  private put(key: string, value: string | null): void {
    try {
      if (value === null) this.storage.removeItem(key);
      else this.storage.setItem(key, value);
    } catch (error) {
      logged("The chat history is not kept", error);
    }
  }
}
