import { endpoint, pageNumber, pageSize, paged, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { requireIdentity } from "./identity";
import { refusals } from "./texts";

const Conversation = z.object({ id: z.string().max(100) });
/** Ids of conversations and messages; a text that is none is looked up nowhere. */
export const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const Page = z.object({ page: pageNumber(), perPage: pageSize(50) });

interface StoredRow {
  readonly id: string;
  readonly query: string;
  readonly response: string;
  readonly sources: unknown;
  readonly cards: unknown;
  readonly created_at: string;
}

/** A conversation of whoever asks: another's is not there, and an id that is none is no other answer. */
const requireOwn = async (
  call: Pick<ServiceCall, "sql" | "headers" | "fail">,
  conversationId: string,
): Promise<string> => {
  const { id } = await requireIdentity(call);
  const found = IS_ID.test(conversationId)
    ? await call.sql.query("select 1 from chat_conversations where id = $1 and identity_id = $2", [conversationId, id])
    : [];
  return found.length > 0 ? conversationId : call.fail(404, refusals.noConversation);
};

const remove = (path: string) =>
  endpoint({
    host: "chat",
    method: "DELETE",
    path,
    access: "anyone",
    params: Conversation,
    headers: ["authorization"],
    handle: async (call) => {
      const id = await requireOwn(call, call.params.id);
      await call.sql.query("delete from chat_conversations where id = $1", [id]);
      return { id };
    },
  });

export const conversationEndpoints = [
  endpoint({
    host: "chat",
    method: "GET",
    path: "/conversations/:id/messages",
    access: "anyone",
    params: Conversation,
    query: Page,
    headers: ["authorization"],
    handle: async (call) => {
      const { page, perPage } = call.query;
      const id = await requireOwn(call, call.params.id);
      const [count] = await call.sql.query<{ total: number }>(
        "select count(*)::int as total from chat_messages where conversation_id = $1",
        [id],
      );
      const rows = await call.sql.query<StoredRow>(
        "select * from chat_messages where conversation_id = $1 order by position limit $2 offset $3",
        [id, perPage, (page - 1) * perPage],
      );
      return paged({
        page,
        pageSize: perPage,
        totalItems: count?.total ?? 0,
        items: rows.map(({ id: messageId, query, response, sources, cards, created_at: createdAt }) => ({
          id: messageId,
          query,
          response: { value: response, sources, cards },
          created_at: createdAt,
        })),
      });
    },
  }),
  remove("/conversations/:id"),
  remove("/v1/conversations/:id"),
  endpoint({
    host: "chat",
    method: "POST",
    path: "/messages/:id/rating",
    access: "anyone",
    params: Conversation,
    body: z.object({ isHelpful: z.boolean() }),
    headers: ["authorization"],
    handle: async (call) => {
      const { id } = await requireIdentity(call);
      const rated = IS_ID.test(call.params.id)
        ? await call.sql.query(
            `update chat_messages m set is_helpful = $3 from chat_conversations c
             where m.id = $1 and c.id = m.conversation_id and c.identity_id = $2 returning m.id`,
            [call.params.id, id, call.body.isHelpful],
          )
        : [];
      if (rated.length === 0) call.fail(404, refusals.noConversation);
      call.answerWith(200);
      return { isHelpful: call.body.isHelpful };
    },
  }),
];
