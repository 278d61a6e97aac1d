import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";

import type { RunView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./InputLine.module.css";

/** A program asks: a line for it, or the end of its input. */
export const InputLine = observer(function InputLine({ run }: { readonly run: RunView }) {
  const t = useMessages<StudioMessages>();
  const field = useRef<HTMLInputElement>(null);
  const { isWaitingForInput } = run;
  useEffect(() => {
    if (isWaitingForInput) field.current?.focus();
  }, [isWaitingForInput]);
  if (!isWaitingForInput) return null;
  return (
    <form
      className={s.line}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        run.answer(field.current?.value ?? "");
        if (field.current) field.current.value = "";
      }}
    >
      <p role="status">{t.inputWaiting}</p>
      <input ref={field} aria-label={t.inputLine} autoComplete="off" autoCapitalize="off" spellCheck={false} />
      <Button type="submit" size="small">
        {t.send}
      </Button>
      <Button variant="quiet" size="small" onClick={() => run.answer(null)}>
        {t.endInput}
      </Button>
    </form>
  );
});
