import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";
import { texts } from "../texts";

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
        phoneLabel: z.string().max(60).default(""),
        choiceLabel: z.string().max(60).default(""),
        /** Without `places` it may be chosen by everybody. */
        choices: z
          .array(z.object({ text: z.string().min(1).max(60), places: z.int().positive().optional() }))
          .max(20)
          .default([]),
        wordsLabel: z.string().max(120).default(""),
        button: line(40),
        done: line(300),
      }),
    )
    .refine((topics) =>
      Object.values(topics).every(({ choiceLabel, choices }) => (choiceLabel === "") === (choices.length === 0)),
    )
    .refine((topics) => Object.keys(topics).length <= 12),
});
type MessageSetting = z.infer<typeof MessageSetting>;
export type Topic = MessageSetting["topics"][string];

export const messageSetting: ServiceSetting = {
  schema: MessageSetting,
  takes: {
    id: "inbox, topics (title, text, nameLabel, phoneLabel, choiceLabel, choices, wordsLabel, button, done)",
    en: "inbox, topics (title, text, nameLabel, phoneLabel, choiceLabel, choices, wordsLabel, button, done)",
  },
};

/** Null where the site has no such forms. */
const readMessageSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<MessageSetting | null> =>
  readSetting(call, "messages", MessageSetting);

/** A topic of the site, and the office that is told. @throws 404 where the site does not ask for it */
export const topicOf = async (
  call: Pick<ServiceCall, "sql" | "tenant" | "fail">,
  key: string,
): Promise<{ readonly inbox: string; readonly topic: Topic }> => {
  const setting = await readMessageSetting(call);
  const topic = setting && Object.hasOwn(setting.topics, key) ? setting.topics[key] : undefined;
  return setting && topic ? { inbox: setting.inbox, topic } : call.fail(404, texts.noTopic);
};
