import { seedRows } from "@serambi/kernel/service";
import { describeTables } from "@serambi/platform/testing";

import { service } from "./index";

const IDENTITY = "5f0c7a52-3d1e-4b43-9f5b-0d6a1c1b7e11";
const CONVERSATION = "5f0c7a52-3d1e-4b43-9f5b-0d6a1c1b7e12";
const MESSAGE = "5f0c7a52-3d1e-4b43-9f5b-0d6a1c1b7e13";

const rows = seedRows(
  () => ({ melati: "Apa kabar?", kenanga: "How are you?" }),
  async ({ sql, tenant }, query: string) => {
    const values = [tenant.id, IDENTITY];
    await sql.query(
      "insert into chat_identities values ($1, $2, 'digest', null, now()) on conflict do nothing",
      values,
    );
    await sql.query("insert into chat_conversations values ($1, $2, $3, now(), now()) on conflict do nothing", [
      tenant.id,
      CONVERSATION,
      IDENTITY,
    ]);
    await sql.query(
      `insert into chat_messages (tenant_id, id, conversation_id, position, query, created_at)
       values ($1, $2, $3, 0, $4, now()) on conflict do nothing`,
      [tenant.id, MESSAGE, CONVERSATION, query],
    );
  },
);

describeTables({
  service: { ...service, seed: { rows } },
  tables: ["chat_identities", "chat_conversations", "chat_messages"],
});
