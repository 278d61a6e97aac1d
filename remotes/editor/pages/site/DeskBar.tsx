import { Button, ButtonLink, Icon, Tag } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { HISTORY_PATH } from "../../contract/paths";
import type { DeskProps } from "./DeskProps";
import s from "../../components/Bar.module.css";
import { SignInAgain } from "../../components/SignInAgain";
import { StepButton } from "../office/StepButton";
import { PublishDialog } from "./PublishDialog";
import { isMissed, saveWords } from "./saveWords";

/** The site, how far its draft is, and what comes next. */
export const DeskBar = observer(function DeskBar({ data, store, t }: DeskProps) {
  const [isPublishing, setPublishing] = useState(false);
  const { draft } = store;
  const count = draft?.changedKeys.length ?? 0;
  const publishAt = draft?.draft.publishAt;
  return (
    <header className={s.bar}>
      {/* Pages that were left behind are from before what was published: the site is opened whole. */}
      <a href="/" className={s.back} data-reload>
        <Icon name="arrow-left" />
        <span className={s.hidden}>{t.back}</span>
      </a>
      <h1 className={s.title}>{data.siteTitle}</h1>
      {draft && (
        <>
          <Tag>
            {publishAt
              ? isMissed(publishAt)
                ? t.missed(publishAt)
                : t.scheduled(publishAt)
              : count > 0
                ? t.changes(count)
                : t.unchanged}
          </Tag>
          <p role="status" className={s.saved} data-phase={draft.phase}>
            {saveWords(draft, t)}
          </p>
          {(draft.phase === "failed" || draft.phase === "refused") && (
            <IconButton icon="refresh" label={t.save} onClick={() => void draft.save()} />
          )}
          {draft.phase === "refused" && <SignInAgain fault={draft.fault} t={t} />}
          <StepButton {...{ draft, t }} step="undo" onDone={() => store.tell(t.undone)} />
          <StepButton {...{ draft, t }} step="redo" onDone={() => store.tell(t.redone)} />
          <ButtonLink to={HISTORY_PATH} size="small" variant="line">
            {t.history}
          </ButtonLink>
          <Button size="small" onClick={() => setPublishing(true)}>
            {t.publish}
          </Button>
          <PublishDialog
            {...{ draft, store, t }}
            language={data.language}
            isOpen={isPublishing}
            onClose={() => setPublishing(false)}
          />
        </>
      )}
    </header>
  );
});
