import { action, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { Chat, ChatMessage, ChatTrouble } from "../contract/Conversation";
import type { ChatLine, HistoryEntry } from "../contract/chat";
import { statusOf, type ChatSession } from "./ChatSession";
import type { LocalHistory } from "./history";
import { logged, loggedError } from "../contract/logged";
import { mergeMessages } from "./mergeMessages";

interface ChatDeps {
  readonly session: ChatSession;
  readonly history: LocalHistory;
  readonly now: () => Date;
  /** Does something with the next frame: words that come in one are shown together. */
  readonly onFrame: (work: () => void) => void;
}

/** Longer than any answer: what goes on after it is cut. */
const MAX_ANSWER_LENGTH = 200_000;
const TOO_MANY = 429;

/** The conversation with the assistant (specification sections 3 and 4): one for the panel and the page, for as long as the visit lasts. */
export class ChatStore implements Chat {
  messages: readonly ChatMessage[] = [];
  /** The answer that comes now, as far as it is shown. */
  responseStream = "";
  currentMessageId: string | null = null;
  currentConversationId: string | null = null;
  userMessage = "";
  firstBotMessage = "";
  isAnswering = false;
  trouble: ChatTrouble = null;
  /** The host's own words for a refusal. */
  refusal = "";
  draft = "";
  history: readonly HistoryEntry[] = [];
  private stream: AbortController | null = null;
  /** Text that has come and is shown with the next frame. */
  private responseBuffer = "";
  private extras: Pick<ChatMessage, "sources" | "cards" | "next"> = {};
  /** The message that was looked after last: each further line of its answer saves nothing. */
  private keptMessageId: string | null = null;

  constructor(private readonly deps: ChatDeps) {
    makeObservable<this, "begin" | "hear" | "flush" | "end" | "fail" | "show">(this, {
      messages: observableRef,
      responseStream: observable,
      currentMessageId: observable,
      currentConversationId: observable,
      userMessage: observable,
      firstBotMessage: observable,
      isAnswering: observable,
      trouble: observable,
      refusal: observable,
      draft: observable,
      history: observableRef,
      begin: action,
      hear: action,
      flush: action,
      end: action,
      fail: action,
      show: action,
      clear: action,
      write: action,
      refresh: action,
    });
  }

  write = (draft: string): void => {
    this.draft = draft;
    this.deps.history.draft = draft;
  };

  /** Reads the local history again: another tab may have changed it. */
  refresh = (): void => {
    this.history = this.deps.history.list();
  };

  /** Asks, and takes the answer as it comes. A stream that still runs is cancelled. */
  ask = async (question: string): Promise<void> => {
    const query = question.trim();
    if (query === "") return;
    const stream = new AbortController();
    this.begin(query, stream);
    try {
      for await (const line of this.deps.session.lines(query, this.currentConversationId, stream.signal)) {
        if (this.stream !== stream) return;
        this.hear(line);
        if (this.said.length > MAX_ANSWER_LENGTH) return this.stop();
      }
      if (this.stream === stream) this.end(false);
    } catch (error) {
      if (this.stream !== stream) return;
      // The visitor has stopped it: nothing is wrong (specification section 8).
      if (stream.signal.aborted) return this.end(true);
      loggedError("The chat stream failed", error);
      this.fail(error);
    }
  };

  /** Ends the answer; what came of it stays. */
  stop = (): void => {
    const { stream } = this;
    if (!stream) return;
    stream.abort();
    this.end(true);
  };

  /** Asks the last question once more, in the place of its answer. */
  retry = (): Promise<void> => this.resend(this.messages.findLastIndex(({ role }) => role === "user"));

  /** Asks the question at that place anew, changed or not: what came after it is left. */
  resend = async (at: number, text = this.messages[at]?.text ?? ""): Promise<void> => {
    if (this.messages[at]?.role !== "user") return;
    this.stop();
    this.show(this.messages.slice(0, at));
    await this.ask(text);
  };

  /** Says whether an answer helped. What cannot be told is only logged. */
  rate = async (at: number, isHelpful: boolean): Promise<void> => {
    const message = this.messages[at];
    if (!message?.id) return;
    this.show(this.messages.map((one, index) => (index === at ? { ...one, rating: isHelpful } : one)));
    try {
      await this.deps.session.rate(message.id, isHelpful);
    } catch (error) {
      logged("The rating was not kept", error);
    }
  };

  /** Resets all chat state (specification section 4). */
  clear = (): void => {
    this.stream?.abort();
    this.stream = null;
    this.messages = [];
    this.responseStream = "";
    this.responseBuffer = "";
    this.currentMessageId = null;
    this.currentConversationId = null;
    this.userMessage = "";
    this.firstBotMessage = "";
    this.isAnswering = false;
    this.trouble = null;
    this.refusal = "";
    this.extras = {};
    this.deps.history.current = null;
  };

  /** Takes up a conversation: the server's messages, or what this browser keeps of it where they cannot be had. */
  open = async (conversationId: string): Promise<void> => {
    this.clear();
    const known = this.deps.history.list().find(({ conversation_id: id }) => id === conversationId);
    if (known) this.show(mergeMessages([], known), conversationId);
    try {
      const items = await this.deps.session.messages(conversationId);
      // The visitor has gone on meanwhile.
      if (this.currentConversationId !== (known ? conversationId : null) || this.stream) return;
      const said = mergeMessages(items, known);
      if (said.length > 0) this.show(said, conversationId);
    } catch (error) {
      logged("The conversation could not be read", error);
    }
  };

  /** Goes on with the conversation that this browser had open, once. */
  resume = async (): Promise<void> => {
    this.refresh();
    if (this.draft === "") this.write(this.deps.history.draft);
    const { current } = this.deps.history;
    if (current && this.messages.length === 0 && !this.isAnswering) await this.open(current);
  };

  /** Deletes a conversation; from the local history also where the server cannot do it (specification section 4). */
  remove = async (conversationId: string): Promise<void> => {
    this.deps.history.remove(conversationId);
    if (this.currentConversationId === conversationId) this.clear();
    this.refresh();
    try {
      await this.deps.session.remove(conversationId);
    } catch (error) {
      logged("The conversation is deleted here, and not on the server", error);
    }
  };

  rename = (conversationId: string, title: string): void => {
    if (title.trim() === "") return;
    this.deps.history.change(conversationId, { title: title.trim() });
    this.refresh();
  };

  /** All of the answer that has come. */
  private get said(): string {
    return this.responseStream + this.responseBuffer;
  }

  private begin(query: string, stream: AbortController): void {
    if (this.stream) this.stop();
    this.stream = stream;
    this.messages = [...this.messages, { role: "user", text: query }];
    this.userMessage = query;
    this.responseStream = "";
    this.responseBuffer = "";
    this.currentMessageId = null;
    this.extras = {};
    this.isAnswering = true;
    this.trouble = null;
    this.refusal = "";
  }

  private hear({ message_id: messageId, id, text, ...extras }: ChatLine): void {
    if (text !== undefined) {
      if (this.responseBuffer === "") this.deps.onFrame(() => this.flush());
      this.responseBuffer += text;
    }
    if (messageId !== undefined) this.currentMessageId = messageId;
    if (id !== undefined) this.currentConversationId = id;
    this.extras = { ...this.extras, ...extras };
    this.keep();
  }

  private flush(): void {
    this.responseStream = this.said;
    this.responseBuffer = "";
  }

  /** The first time that both ids are known the conversation is saved, if it is not yet. */
  private keep(): void {
    if (!this.currentMessageId || !this.currentConversationId || this.keptMessageId === this.currentMessageId) return;
    this.keptMessageId = this.currentMessageId;
    this.deps.history.add({
      conversation_id: this.currentConversationId,
      message_id: this.currentMessageId,
      user_message: this.userMessage,
      bot_message: this.said,
      created_at: this.deps.now().toISOString(),
    });
    this.deps.history.current = this.currentConversationId;
  }

  private end(isCut: boolean): void {
    this.stream = null;
    this.isAnswering = false;
    this.flush();
    const text = this.responseStream;
    if (text !== "") {
      if (this.firstBotMessage === "") this.firstBotMessage = text;
      const id = this.currentMessageId ?? undefined;
      this.messages = [...this.messages, { role: "bot", text, id, ...this.extras, ...(isCut && { isCut }) }];
      this.keepAnswer();
    } else if (!isCut) this.trouble = "failed";
    this.responseStream = "";
    this.refresh();
  }

  /** The answer to its first question is part of a conversation's entry. */
  private keepAnswer(): void {
    const id = this.currentConversationId;
    const entry = this.deps.history.list().find(({ conversation_id: one }) => one === id);
    if (id && entry?.message_id === this.currentMessageId)
      this.deps.history.change(id, { bot_message: this.responseStream });
  }

  private fail(error: unknown): void {
    this.end(true);
    const status = statusOf(error);
    this.refusal = status !== undefined && error instanceof Error ? error.message : "";
    if (status === TOO_MANY) this.trouble = "busy";
    else this.trouble = status === undefined && !navigator.onLine ? "offline" : "failed";
  }

  private show(messages: readonly ChatMessage[], conversationId = this.currentConversationId): void {
    this.messages = messages;
    this.currentConversationId = conversationId;
    this.deps.history.current = conversationId;
  }
}
