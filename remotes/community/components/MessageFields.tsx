import type { FormState } from "@serambi/kernel/remote";
import { Button, Textarea, TextField } from "@serambi/kernel/ui";

import type { MessageTopic } from "../contract/Message";
import { MAX_WORDS } from "../contract/messageLimits";
import type { MessageMessages } from "../messages/message.id";

interface MessageFieldsProps {
  readonly t: MessageMessages;
  readonly topic: MessageTopic;
  readonly refused?: FormState | undefined;
  readonly isSending: boolean;
}

/** The fields that a topic asks for, with its button. */
export const MessageFields = ({ t, topic, refused, isSending }: MessageFieldsProps) => {
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  return (
    <>
      {topic.nameLabel !== "" && (
        <TextField
          id={`${topic.key}-name`}
          name="name"
          label={topic.nameLabel}
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={values["name"] ?? ""}
          error={errors[`${topic.key}-name`]}
        />
      )}
      <TextField
        id={`${topic.key}-email`}
        name="email"
        type="email"
        label={t.email}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values["email"] ?? ""}
        error={errors[`${topic.key}-email`]}
      />
      {topic.wordsLabel !== "" && (
        <Textarea
          id={`${topic.key}-words`}
          name="words"
          label={topic.wordsLabel}
          required
          rows={3}
          maxLength={MAX_WORDS}
          defaultValue={values["words"] ?? ""}
          error={errors[`${topic.key}-words`]}
        />
      )}
      <div>
        <Button type="submit" busy={isSending} busyLabel={t.sending}>
          {topic.button}
        </Button>
      </div>
    </>
  );
};
