import type { HistoryEntry, Source, ThingCard } from "./chat";

/** One turn of a conversation (specification section 3), with what stands below an answer. */
export interface ChatMessage {
  readonly role: "user" | "bot";
  readonly text: string;
  readonly id?: string | undefined;
  readonly sources?: readonly Source[] | undefined;
  readonly cards?: readonly ThingCard[] | undefined;
  readonly next?: readonly string[] | undefined;
  /** The visitor stopped it, or it broke off: what came stays. */
  readonly isCut?: boolean;
  readonly rating?: boolean;
}

/** Why there is no answer, for a text of the page. */
export type ChatTrouble = "offline" | "busy" | "failed" | null;

/** The conversation as those see it who show it. */
export interface Chat {
  readonly messages: readonly ChatMessage[];
  /** The answer that comes now, as far as it is shown. */
  readonly responseStream: string;
  readonly currentConversationId: string | null;
  readonly isAnswering: boolean;
  readonly trouble: ChatTrouble;
  /** The host's own words for a refusal. */
  readonly refusal: string;
  readonly draft: string;
  readonly history: readonly HistoryEntry[];
  readonly write: (draft: string) => void;
  readonly ask: (question: string) => Promise<void>;
  readonly stop: () => void;
  readonly retry: () => Promise<void>;
  readonly resend: (at: number, text?: string) => Promise<void>;
  readonly rate: (at: number, isHelpful: boolean) => Promise<void>;
  readonly clear: () => void;
  readonly refresh: () => void;
  readonly resume: () => Promise<void>;
  readonly open: (conversationId: string) => Promise<void>;
  readonly remove: (conversationId: string) => Promise<void>;
  readonly rename: (conversationId: string, title: string) => void;
}
