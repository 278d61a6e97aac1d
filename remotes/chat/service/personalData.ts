import type { PersonalData } from "@serambi/kernel/service";

/** Conversations of whoever was logged in when they began. */
export const personal: PersonalData = {
  copy: async ({ sql, personId }) => {
    const asked = await sql.query(
      `select m.query, m.response, m.is_helpful, m.created_at from chat_messages m
       join chat_conversations c on c.id = m.conversation_id join chat_identities i on i.id = c.identity_id
       where i.person_id = $1 order by m.created_at`,
      [personId],
    );
    return asked.length > 0 ? { conversations: asked } : {};
  },
  forget: async ({ sql, personId }) => {
    await sql.query("delete from chat_identities where person_id = $1", [personId]);
  },
};
