import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

const line = (most: number) => z.string().min(2).max(most);

/** What a site asks for on its own pages: `cms/app/setting/messages`. */
export const MessageSetting = z.object({
  /** Told of each message. */
  inbox: z.email(),
  topics: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
      z.object({
        title: line(120),
        text: line(400),
        nameLabel: z.string().max(60).default(""),
        wordsLabel: z.string().max(120).default(""),
        button: line(40),
        done: line(300),
      }),
    )
    .refine((topics) => Object.keys(topics).length <= 12),
});
export type MessageSetting = z.infer<typeof MessageSetting>;

export const messageSetting: ServiceSetting = {
  schema: MessageSetting,
  takes: {
    id: "inbox, topics (title, text, nameLabel, wordsLabel, button, done)",
    en: "inbox, topics (title, text, nameLabel, wordsLabel, button, done)",
  },
};

/** Null where the site has no such forms. */
export const readMessageSetting = async ({
  sql,
  tenant,
}: Pick<ServiceCall, "sql" | "tenant">): Promise<MessageSetting | null> => {
  const [row] = await sql.query<{ value: unknown }>(
    "select value from settings where tenant_id = $1 and key = 'messages' order by version desc limit 1",
    [tenant.id],
  );
  return row ? MessageSetting.parse(row.value) : null;
};
