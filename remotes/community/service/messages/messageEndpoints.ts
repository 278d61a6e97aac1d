import { endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { MessageForm, type MessageTopic } from "../../contract/Message";
import { countChosen } from "./countChosen";
import { keepMessage } from "./keepMessage";
import { topicOf } from "./settings";

export const messageEndpoints = [
  endpoint({
    host: "community",
    method: "GET",
    path: "/messages/topic",
    access: "anyone",
    query: z.object({ key: z.string().max(40) }),
    handle: async (call): Promise<MessageTopic> => {
      const { topic } = await topicOf(call, call.query.key);
      const isLimited = topic.choices.some(({ places }) => places !== undefined);
      const chosen = isLimited ? await countChosen(call, call.query.key) : new Map<string, number>();
      const choices = topic.choices.map(({ text, places }) => ({
        text,
        left: places === undefined ? null : Math.max(0, places - (chosen.get(text) ?? 0)),
      }));
      return { key: call.query.key, ...topic, choices };
    },
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/messages",
    access: "anyone",
    body: MessageForm,
    handle: keepMessage,
  }),
];
