import { randomUUID } from "node:crypto";

import type { ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { Source } from "../contract/chat";
import type { Turn } from "./answering/compose";
import { IS_ID } from "./conversations";
import { refusals } from "./texts";

/** Conversations are kept for so long after their last question. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A question that is kept, with what was said before it. */
interface Begun {
  readonly messageId: string;
  readonly conversationId: string;
  readonly before: Turn["before"];
}

interface LastRow {
  readonly query: string | null;
  readonly sources: unknown;
  readonly position: number | null;
}

interface Asked {
  readonly query: string;
  readonly conversation_id?: string | undefined;
}

const MESSAGE = `insert into chat_messages (tenant_id, id, conversation_id, position, query, created_at)`;

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail" | "enqueue">;

const beginNew = async ({ sql, tenant, now, enqueue }: Call, identityId: string, query: string): Promise<Begun> => {
  const [conversationId, messageId] = [randomUUID(), randomUUID()];
  await sql.query(
    `with begun as (insert into chat_conversations values ($1, $3, $4, $6, $6)) ${MESSAGE} values ($1, $2, $3, 0, $5, $6)`,
    [tenant.id, messageId, conversationId, identityId, query, now],
  );
  await enqueue({
    name: "expire",
    payload: { conversationId },
    runAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
  });
  return { messageId, conversationId, before: undefined };
};

/**
 * Keeps a question in the conversation that it belongs to: its own, or a new one.
 * @throws ApiFailure 404 for a conversation that is not of whoever asks
 */
export const begin = async (
  call: Call,
  identityId: string,
  { query, conversation_id: conversationId }: Asked,
): Promise<Begun> => {
  if (conversationId === undefined) return beginNew(call, identityId, query);
  const { sql, tenant, now, fail } = call;
  const [last] = IS_ID.test(conversationId)
    ? await sql.query<LastRow>(
        `select m.query, m.sources, m.position from chat_conversations c
         left join chat_messages m on m.conversation_id = c.id
         where c.id = $1 and c.identity_id = $2 order by m.position desc limit 1`,
        [conversationId, identityId],
      )
    : [];
  if (!last) return fail(404, refusals.noConversation);
  const messageId = randomUUID();
  await sql.query(
    `with goes_on as (update chat_conversations set updated_at = $6 where id = $3) ${MESSAGE} values ($1, $2, $3, $4, $5, $6)`,
    [tenant.id, messageId, conversationId, last.position === null ? 0 : last.position + 1, query, now],
  );
  const sources = z.array(Source).safeParse(last.sources).data ?? [];
  const before = last.query === null ? undefined : { question: last.query, paths: sources.map(({ path }) => path) };
  return { messageId, conversationId, before };
};
