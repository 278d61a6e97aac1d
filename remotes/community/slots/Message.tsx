import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { PublicForm } from "@serambi/kernel/ui/controls";
import { useId } from "react";

import { MessageFields } from "../components/MessageFields";
import { messagePath } from "../contract/paths";
import type { MessageMessages } from "../messages/message.id";
import type { messageSlot } from "./message.server";
import s from "./Message.module.css";

/** `community.message.v1`: posted to the page of its topic, which answers. */
export const Slot = ({ props: { anchor, look }, data: { topic } }: SlotProps<typeof messageSlot>) => {
  const t = useMessages<MessageMessages>();
  const heading = useId();
  if (!topic) return <Wrap>{t.lost}</Wrap>;
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <div className={cx(s.frame, s[look])}>
          <div>
            <h2 id={heading} className={s.title}>
              {topic.title}
            </h2>
            <p className={s.text}>{topic.text}</p>
          </div>
          <PublicForm draft={`message-${topic.key}`} texts={t} action={messagePath(topic.key)} className={s.form}>
            <MessageFields t={t} topic={topic} isSending={false} />
          </PublicForm>
        </div>
      </Wrap>
    </Section>
  );
};
