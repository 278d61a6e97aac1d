import type { FormState } from "@serambi/kernel/remote";
import { Select, Textarea, TextField } from "@serambi/kernel/ui";
import { PhoneField } from "@serambi/kernel/ui/controls";

import type { MessageTopic } from "../contract/Message";
import { MAX_WORDS } from "../contract/messageLimits";
import type { MessageMessages } from "../messages/message.id";
import { SendButton } from "./SendButton";

interface MessageFieldsProps {
  readonly t: MessageMessages;
  readonly topic: MessageTopic;
  /** One of the choices, or empty: chosen at first. */
  readonly chosen?: string;
  readonly refused?: FormState | undefined;
}

/** The choices of a topic, each with what is left of it. */
const optionsOf = ({ choices }: MessageTopic, t: MessageMessages) => [
  { value: "", label: t.choose },
  ...choices.map(({ text, left }) => ({
    value: text,
    label: left === null ? text : left > 0 ? t.left(text, left) : t.full(text),
    isDisabled: left === 0,
  })),
];

/** The fields that a topic asks for, with its button. */
export const MessageFields = ({ t, topic, chosen = "", refused }: MessageFieldsProps) => {
  // Several topics may stand on one page.
  const field = (name: string, otherwise = "") => ({
    id: `${topic.key}-${name}`,
    name,
    required: true,
    defaultValue: refused?.values[name] ?? otherwise,
    error: refused?.errors[`${topic.key}-${name}`],
  });
  return (
    <>
      {topic.nameLabel !== "" && (
        <TextField {...field("name")} label={topic.nameLabel} autoComplete="name" maxLength={100} />
      )}
      {topic.phoneLabel !== "" && <PhoneField {...field("phone")} label={topic.phoneLabel} />}
      {topic.wordsLabel !== "" && (
        <Textarea {...field("words")} label={topic.wordsLabel} rows={3} maxLength={MAX_WORDS} />
      )}
      <TextField {...field("email")} type="email" label={t.email} autoComplete="email" maxLength={254} />
      {topic.choiceLabel !== "" && (
        <Select {...field("choice", chosen)} label={topic.choiceLabel} options={optionsOf(topic, t)} />
      )}
      <SendButton t={t}>{topic.button}</SendButton>
    </>
  );
};
