import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { Button, Icon, TextField, VisuallyHidden } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { checksOf } from "./checksOf";
import s from "./Fields.module.css";
import type { WritingProps } from "./WritingProps";

/** Old addresses that lead to it. */
export const Redirects = observer(function Redirects({ store, t }: WritingProps) {
  const language = useLanguage();
  const [path, setPath] = useState("");
  const { redirects } = store.writing;
  const add = async (): Promise<void> => {
    if (await store.step("redirect", { path })) setPath("");
  };
  return (
    <section className={s.part} aria-labelledby="redirects">
      <h2 id="redirects">{t.redirects}</h2>
      {redirects.length === 0 && <p className={s.soft}>{t.redirectsNone}</p>}
      <ul className={s.list}>
        {redirects.map(({ source, isTyped, madeAt }) => (
          <li key={source}>
            <span>
              <code>{source}</code>
              <br />
              <span className={s.soft}>
                {(isTyped ? t.redirectTyped : t.redirectRenamed)(formatDate(madeAt, language))}
              </span>
            </span>
            <IconButton
              icon="close"
              label={t.redirectRemove(source)}
              onClick={() => void store.step("unredirect", { source })}
            />
          </li>
        ))}
      </ul>
      <TextField
        id="old"
        label={t.redirectLabel}
        help={t.redirectHelp}
        spellCheck={false}
        value={path}
        error={store.problems["path"]}
        onChange={({ target }) => setPath(target.value)}
      />
      <div className={s.buttons}>
        <Button size="small" variant="line" onClick={() => void add()}>
          {t.redirectAdd}
        </Button>
      </div>
    </section>
  );
});

/** Everything that was published before, and the way back. */
export const Versions = observer(function Versions({ store, t }: WritingProps) {
  const language = useLanguage();
  const { versions } = store.writing;
  if (versions.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="versions">
      <h2 id="versions">{t.versions}</h2>
      <ul className={s.list}>
        {versions.map(({ number, publishedAt, publishedBy }) => (
          <li key={number}>
            <span>{t.version(number, formatDate(publishedAt, language), publishedBy)}</span>
            <IconButton
              icon="refresh"
              label={t.restore(number)}
              onClick={() => void store.step("restore", { number })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Says what a publication needs, and what a reader would stumble over. */
export const Checks = observer(function Checks({ store, t }: WritingProps) {
  return (
    <section className={s.part} aria-labelledby="checks">
      <h2 id="checks">{t.checks}</h2>
      <ul className={s.list}>
        {checksOf(store.writing.kind, store.value, store.preview, t).map(({ text, isDone }) => (
          <li key={text} className={s.check} data-done={isDone}>
            <Icon name={isDone ? "check" : "close"} />
            <span>
              {text}
              <VisuallyHidden>, {isDone ? t.isDone : t.isMissing}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
