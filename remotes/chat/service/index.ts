import { defineService, job } from "@serambi/kernel/service";
import * as z from "zod";

import { answerEndpoints } from "./answerEndpoints";
import { KEPT_DAYS } from "./begin";
import { conversationEndpoints } from "./conversations";
import { helpPassages } from "./help";
import { identityEndpoints } from "./identity";
import { environment } from "./model/environment";
import { personal } from "./personalData";
import tables from "./tables.sql";
import { fields } from "./texts";

const DAY_MS = 86_400_000;

/** The embedded assistant: identities, conversations, and answers out of what the site says. */
export const service = defineService({
  id: "chat",
  migrations: [{ name: "0001_chat", sql: tables }],
  endpoints: [...identityEndpoints, ...conversationEndpoints, ...answerEndpoints],
  fields,
  environment,
  personal,
  passages: helpPassages,
  jobs: {
    expire: job({
      payload: z.object({ conversationId: z.uuid() }),
      record: async ({ sql, payload, now, enqueue }) => {
        const [known] = await sql.query<{ updated_at: string }>(
          "select updated_at from chat_conversations where id = $1",
          [payload.conversationId],
        );
        if (!known) return;
        const endsAt = new Date(new Date(known.updated_at).getTime() + KEPT_DAYS * DAY_MS);
        if (endsAt > now) await enqueue({ name: "expire", payload, runAt: endsAt });
        else await sql.query("delete from chat_conversations where id = $1", [payload.conversationId]);
      },
    }),
  },
});
