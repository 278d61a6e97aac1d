import { useMessages } from "@serambi/kernel/remote";
import { Button, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import type { Messages } from "../messages/id";
import type { Chat, ChatMessage } from "../contract/Conversation";
import { closeMarks } from "./closeMarks";
import { Composer } from "./Composer";
import s from "./Conversation.module.css";
import { newSentences } from "./newSentences";
import { Suggestions } from "./Suggestions";
import { Turn, type TurnState } from "./Turn";

/** So near the end one reads along. */
const AT_END_PX = 48;

/** Announces the sentences of an answer that comes, each once. */
const Announcer = observer(function Announcer({ store }: { readonly store: Chat }) {
  const [said, setSaid] = useState({ length: 0, text: "" });
  const { responseStream, messages, isAnswering } = store;
  const last = messages.at(-1);
  const whole = isAnswering ? responseStream : last?.role === "bot" ? last.text : "";
  useEffect(() => {
    setSaid((before) => newSentences(whole, whole.length < before.length ? 0 : before.length, !isAnswering) ?? before);
  }, [whole, isAnswering]);
  return (
    <VisuallyHidden>
      <span role="status">{said.text}</span>
    </VisuallyHidden>
  );
});

interface ConversationProps {
  readonly store: Chat;
  readonly isFocused?: boolean;
}

/** The conversation: what was said, what is being said, and the box to write in. */
export const Conversation = observer(function Conversation({ store, isFocused = false }: ConversationProps) {
  const t = useMessages<Messages>();
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const { messages, responseStream, isAnswering, trouble, refusal } = store;

  useEffect(() => {
    void store.resume();
  }, [store]);
  useEffect(() => {
    const box = log.current;
    if (box && isAtEnd) box.scrollTop = box.scrollHeight;
  }, [messages, responseStream, isAtEnd]);

  const onScroll = (): void => {
    const box = log.current;
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < AT_END_PX);
  };
  // The answer that comes has the place of the one that it will be: nothing is drawn anew at its end.
  const turns = isAnswering
    ? [...messages, { role: "bot", text: closeMarks(responseStream) } satisfies ChatMessage]
    : messages;
  const stateOf = (at: number): TurnState => {
    if (at < turns.length - 1) return "past";
    return isAnswering ? "coming" : "last";
  };
  const problem = { offline: t.offline, busy: t.busy, failed: t.failed } as const;
  return (
    <section className={s.conversation} aria-label={t.log}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={log} className={s.log} onScroll={onScroll} tabIndex={0} role="group" aria-label={t.log}>
        {messages.length === 0 && !isAnswering && <Suggestions store={store} />}
        {turns.map((message, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- turns are only added, or left from one on
          <Turn key={at} store={store} message={message} at={at} state={stateOf(at)} />
        ))}
        {trouble && (
          <div className={s.trouble} role="alert">
            <p>{refusal === "" ? problem[trouble] : refusal}</p>
            <Button variant="line" size="small" onClick={() => void store.retry()}>
              {t.retry}
            </Button>
          </div>
        )}
      </div>
      {!isAtEnd && (
        <button type="button" className={s.latest} onClick={() => setAtEnd(true)}>
          {t.latest}
        </button>
      )}
      <Announcer store={store} />
      <Composer store={store} isFocused={isFocused} />
    </section>
  );
});
