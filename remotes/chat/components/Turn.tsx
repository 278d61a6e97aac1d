import { useMessages } from "@serambi/kernel/remote";
import { Button, CopyButton, Icon, Textarea } from "@serambi/kernel/ui";
import { memo, useState, type FormEvent } from "react";

import type { Messages } from "../messages/id";
import type { Chat, ChatMessage } from "../contract/Conversation";
import { AnswerParts } from "./AnswerParts";
import { Markdown } from "./Markdown";
import s from "./Turn.module.css";

/** State of a turn: its answer comes now, is the last one, or is an earlier one. */
export type TurnState = "coming" | "last" | "past";

interface TurnProps {
  readonly store: Chat;
  readonly message: ChatMessage;
  readonly at: number;
  readonly state: TurnState;
}

/** A question, which can be changed and asked anew. */
const Question = ({ store, message, at }: Omit<TurnProps, "state">) => {
  const t = useMessages<Messages>();
  const [text, setText] = useState<string | null>(null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text === null || text.trim() === "") return;
    setText(null);
    void store.resend(at, text);
  };
  if (text !== null)
    return (
      <form className={s.editing} onSubmit={send}>
        <Textarea label={t.field} value={text} rows={2} onChange={(event) => setText(event.currentTarget.value)} />
        <div className={s.tools}>
          <Button type="submit" size="small">
            {t.editSend}
          </Button>
          <Button variant="line" size="small" onClick={() => setText(null)}>
            {t.cancel}
          </Button>
        </div>
      </form>
    );
  return (
    <div className={s.question}>
      <p className={s.asked}>{message.text}</p>
      <button type="button" className={s.tool} onClick={() => setText(message.text)}>
        <Icon name="edit" />
        {t.edit}
      </button>
    </div>
  );
};

interface AnswerToolsProps extends Omit<TurnProps, "state"> {
  readonly isLast: boolean;
}

/** The foot of an answer that is there: copying, asking again, rating, and what may be asked next. */
const AnswerTools = ({ store, message, at, isLast }: AnswerToolsProps) => {
  const t = useMessages<Messages>();
  const { text, next = [], rating, id } = message;
  return (
    <>
      <div className={s.tools}>
        <CopyButton text={text} texts={{ copy: t.copy, copied: t.copied, failed: t.copyFailed }} />
        {isLast && (
          <button type="button" onClick={() => void store.retry()}>
            <Icon name="refresh" />
            {t.retry}
          </button>
        )}
        {id !== undefined && rating === undefined && (
          <span className={s.rating}>
            {t.helpful}
            <button type="button" onClick={() => void store.rate(at, true)}>
              {t.yes}
            </button>
            <button type="button" onClick={() => void store.rate(at, false)}>
              {t.no}
            </button>
          </span>
        )}
        {rating !== undefined && <span role="status">{t.rated}</span>}
      </div>
      {isLast && next.length > 0 && (
        <ul className={s.next}>
          {next.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => void store.ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** An answer with what it is taken from, and what can be done with it. */
const Answer = ({ store, message, at, state }: TurnProps) => {
  const t = useMessages<Messages>();
  const { text, isCut, sources, cards } = message;
  return (
    <div className={s.answer}>
      <Markdown text={text} words={t} />
      {state === "coming" && text === "" && <p className={s.cut}>{t.answering}</p>}
      {isCut === true && <p className={s.cut}>{t.cut}</p>}
      <AnswerParts sources={sources} cards={cards} />
      {state !== "coming" && <AnswerTools store={store} message={message} at={at} isLast={state === "last"} />}
    </div>
  );
};

/** One turn of the conversation. */
export const Turn = memo(function Turn(props: TurnProps) {
  return props.message.role === "user" ? <Question {...props} /> : <Answer {...props} />;
});
