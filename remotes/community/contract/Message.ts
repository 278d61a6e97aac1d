import * as z from "zod/mini";

import { emailField, keyField, optionalLine } from "./fields";
import { MAX_WORDS } from "./messageLimits";

const topicKey = () => z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/** What a site asks for with a form, in its own words. */
export const MessageTopic = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** Empty: no name is asked for. */
  nameLabel: z.string(),
  /** Empty: no mobile number is asked for. */
  phoneLabel: z.string(),
  /** Empty: there is nothing to choose. */
  choiceLabel: z.string(),
  /** `left`: how many may still choose it; null without a limit. */
  choices: z.array(z.object({ text: z.string(), left: z.nullable(z.int()) })),
  /** Empty: nothing is to be written. */
  wordsLabel: z.string(),
  button: z.string(),
  done: z.string(),
});
export type MessageTopic = z.infer<typeof MessageTopic>;

/** The body of `messages`. Which fields besides the e-mail are wanted is the topic's to say. */
export const MessageForm = z.object({
  topic: topicKey(),
  name: optionalLine(100),
  email: emailField(),
  phone: optionalLine(30),
  choice: optionalLine(60),
  words: optionalLine(MAX_WORDS),
  key: keyField(),
});
export type MessageForm = z.infer<typeof MessageForm>;

export const SentMessage = z.object({ reference: z.string() });
