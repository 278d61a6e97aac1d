import type { ChatMessage } from "../contract/Conversation";
import type { HistoryEntry, StoredMessage } from "../contract/chat";

/**
 * The turns of a conversation: the server's history, merged with the first turn that this browser keeps (specification section 3). The server's
 * answer counts; the local one stands in where the server has none, and the local turn comes first where the server does not know it.
 */
export const mergeMessages = (items: readonly StoredMessage[], known?: HistoryEntry): readonly ChatMessage[] => {
  const turns = items.map(({ id, query, response: { value, sources, cards } }) => ({
    id,
    asked: query,
    said: value === "" && id !== undefined && id === known?.message_id ? known.bot_message : value,
    sources,
    cards,
  }));
  // A host need not say the ids of messages: then the question tells.
  const isKnown = turns.some(({ id, asked }) => (id ?? asked) === (id ? known?.message_id : known?.user_message));
  const local = known && !isKnown ? [{ id: known.message_id, asked: known.user_message, said: known.bot_message }] : [];
  return [...local, ...turns].flatMap(({ asked, said, ...rest }): ChatMessage[] => [
    { role: "user", text: asked },
    ...(said === "" ? [] : [{ role: "bot" as const, text: said, ...rest }]),
  ]);
};
