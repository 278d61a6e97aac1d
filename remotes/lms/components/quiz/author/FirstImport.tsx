import { Form } from "@serambi/kernel/remote";
import { Button, Textarea } from "@serambi/kernel/ui";

import s from "./ImportPanel.module.css";
import { fileOf, GIFT_FILE_PATH } from "../../../contract/quiz/paths";
import type { ImportProps } from "./ImportProps";

/** Files of other tools as the server sends the page: one is read once it is sent. `AuthorExchange` takes its place. */
export const FirstImport = ({ slug, imported, hidden, form, t }: ImportProps & { readonly slug: string }) => (
  <section className={s.import} aria-labelledby="quiz-import">
    <Form className={s.source}>
      {hidden}
      <input type="hidden" name="form" value="import" />
      <h2 id="quiz-import" className={s.heading}>
        {t.import}
      </h2>
      {imported > 0 && <p role="status">{t.importDone(imported)}</p>}
      <Textarea
        className={s.text}
        name="import"
        label={t.importText}
        rows={12}
        defaultValue={form?.values["import"]}
        error={form?.errors["import"]}
      />
      <div className={s.actions}>
        <Button type="submit">{t.importPut(0)}</Button>
      </div>
      <p>
        <a href={fileOf(GIFT_FILE_PATH, slug)} download>
          {t.exportGift}
        </a>
      </p>
    </Form>
  </section>
);
