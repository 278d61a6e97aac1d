import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Section, Wrap } from "@serambi/kernel/ui";
import { PublicForm } from "@serambi/kernel/ui/controls";
import { useId } from "react";

import { MessageFields } from "../components/MessageFields";
import type { MessageTopic } from "../contract/Message";
import { messagePath } from "../contract/paths";
import type { MessageMessages } from "../messages/message.id";
import type { messageSlot } from "./message.server";
import s from "./Message.module.css";

const TopicForm = ({ topic }: { readonly topic: MessageTopic }) => {
  const t = useMessages<MessageMessages>();
  return (
    <PublicForm draft={`message-${topic.key}`} texts={t} action={messagePath(topic.key)} className={s.form}>
      <MessageFields t={t} topic={topic} />
    </PublicForm>
  );
};

/** `community.message.v1`: posted to the page of its topic, which answers. */
export const Slot = ({ props: { anchor, look }, data: { topic } }: SlotProps<typeof messageSlot>) => {
  const t = useMessages<MessageMessages>();
  const heading = useId();
  if (!topic) return look === "bare" ? <p>{t.lost}</p> : <Wrap>{t.lost}</Wrap>;
  if (look === "bare") return <TopicForm topic={topic} />;
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={s.title}>
          {topic.title}
        </h2>
        <div className={s.ask}>
          <p className={s.text}>{topic.text}</p>
          <TopicForm topic={topic} />
        </div>
      </Wrap>
    </Section>
  );
};
