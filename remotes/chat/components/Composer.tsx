import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from "react";

import { MAX_QUESTION_LENGTH } from "../contract/question";
import { ASSISTANT_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { Chat } from "../contract/Conversation";
import s from "./Composer.module.css";
import { useOnline } from "./useOnline";

interface ComposerProps {
  readonly store: Chat;
  /** It takes the focus when it comes: the visitor has opened what it is in. */
  readonly isFocused?: boolean;
}

/** Where one writes. Without scripts it is a form that the assistant's page answers. */
export const Composer = observer(function Composer({ store, isFocused = false }: ComposerProps) {
  const t = useMessages<Messages>();
  const id = useId();
  const isOnline = useOnline();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.focus({ preventScroll: true });
  }, [isFocused]);

  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const question = box.current?.value ?? "";
    if (question.trim() === "" || !isOnline || store.isAnswering) return;
    store.write("");
    void store.ask(question);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method ends a word with the same key.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={s.form} method="get" action={ASSISTANT_PATH} onSubmit={send}>
      {!isOnline && <p role="status">{t.offline}</p>}
      <div className={s.box}>
        <label htmlFor={id} className={s.label}>
          {t.field}
        </label>
        <textarea
          ref={box}
          id={id}
          name="query"
          rows={1}
          required
          maxLength={MAX_QUESTION_LENGTH}
          placeholder={t.placeholder}
          value={store.draft}
          onChange={(event) => store.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {store.isAnswering ? (
          <Button variant="line" onClick={store.stop}>
            {t.stop}
          </Button>
        ) : (
          <Button type="submit">{t.send}</Button>
        )}
      </div>
      <p className={s.caution}>{t.caution}</p>
    </form>
  );
});
