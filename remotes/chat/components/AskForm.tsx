import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { useId } from "react";

import { ASSISTANT_PATH } from "../contract/paths";
import { MAX_QUESTION_LENGTH } from "../contract/question";
import type { Messages } from "../messages/id";
import s from "./Composer.module.css";

/** The box to write in until the conversation is there, and for whoever has no scripts: the page answers it. */
export const AskForm = () => {
  const t = useMessages<Messages>();
  const id = useId();
  return (
    <form className={s.form} method="get" action={ASSISTANT_PATH}>
      <div className={s.box}>
        <label htmlFor={id} className={s.label}>
          {t.field}
        </label>
        <textarea id={id} name="query" rows={1} required maxLength={MAX_QUESTION_LENGTH} placeholder={t.placeholder} />
        <Button type="submit">{t.send}</Button>
      </div>
      <p className={s.caution}>{t.caution}</p>
    </form>
  );
};
