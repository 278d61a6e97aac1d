import type { AskedQuestion, ChatHost } from "../api/ChatHost";
import type { ChatLine, StoredMessage } from "../contract/chat";
import type { LocalHistory } from "./history";

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Pages of a conversation that are read: more than the host's limits let anybody ask in a day. */
const MAX_PAGES = 20;

/** The HTTP status of a refusal; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;

interface SessionDeps {
  readonly workspaceId: string;
  readonly history: Pick<LocalHistory, "hasToken">;
  /** Brings the host's client with the first call. */
  readonly host: () => Promise<ChatHost>;
}

/** The visitor's session with the assistant's host: what is asked under a token. */
export class ChatSession {
  /** This page has told the host who asks: somebody may have signed in or out since the page before. */
  private isIntroduced = false;

  constructor(private readonly deps: SessionDeps) {}

  /**
   * The stream of an answer. Where the host knows the token no more, another one is asked for; where it knows the conversation no more, as that of
   * somebody else or one of long ago, the question begins a new one.
   * @throws what `ChatHost.ask` throws
   */
  async *lines(query: string, conversationId: string | null, signal: AbortSignal): AsyncGenerator<ChatLine> {
    const host = await this.deps.host();
    if (!this.isIntroduced) await this.introduce(host);
    const ask = (id: string | null) => {
      const question: AskedQuestion = {
        workspace_id: this.deps.workspaceId,
        query,
        ...(id && { conversation_id: id }),
      };
      return host.ask(question, signal);
    };
    try {
      yield* ask(conversationId);
    } catch (error) {
      const status = statusOf(error);
      if (status === UNAUTHORIZED) await this.introduce(host);
      else if (status !== NOT_FOUND || conversationId === null) throw error;
      yield* ask(status === NOT_FOUND ? null : conversationId);
    }
  }

  /** All messages of a conversation, the oldest first. @throws ChatRefusal */
  async messages(conversationId: string): Promise<readonly StoredMessage[]> {
    const host = await this.deps.host();
    const found: StoredMessage[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { items, totalPages } = await host.messages(conversationId, { page });
      found.push(...items);
      if (page >= totalPages) break;
    }
    return found;
  }

  /** @throws ChatRefusal */
  async remove(conversationId: string): Promise<void> {
    await (await this.deps.host()).remove(conversationId);
  }

  /** @throws ChatRefusal */
  async rate(messageId: string, isHelpful: boolean): Promise<void> {
    await (await this.deps.host()).rate(messageId, isHelpful);
  }

  /** Tells the host who asks; it gives a token, and keeps what the same visitor said before. */
  private async introduce(host: ChatHost): Promise<void> {
    const { status } = await host.login();
    this.isIntroduced = status;
    this.deps.history.hasToken = status;
  }
}
