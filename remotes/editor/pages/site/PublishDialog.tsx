import type { Language } from "@serambi/kernel/contracts";
import { Button, RadioGroup, TextField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { lengthFault } from "../../components/lengthFault";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import { keyWords } from "./keyWords";
import { PreviewLinks } from "./PreviewLinks";
import { PublishProblems } from "./PublishProblems";
import s from "./PublishDialog.module.css";
import { isMissed, saveWords } from "./saveWords";

/** The most letters of a note. */
const MOST_NOTE = 300;

interface Props {
  readonly draft: DraftStore;
  readonly store: SiteStore;
  readonly language: Language;
  readonly t: SiteMessages;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that publishes: what will change for visitors, and when; links for those who look at it first. */
export const PublishDialog = observer(function PublishDialog({ draft, store, language, t, isOpen, onClose }: Props) {
  const [note, setNote] = useState("");
  const [when, setWhen] = useState("now");
  const [at, setAt] = useState("");
  const { changedKeys, fault } = draft;
  const { problems, publishAt } = draft.draft;
  const wrong = Object.entries({ ...problems, ...(draft.phase === "invalid" && fault?.fields) });
  const isLater = when === "later";
  const isHeldUp = fault?.code === "conflict" || ["offline", "refused", "failed"].includes(draft.phase);
  const publish = async (): Promise<void> => {
    const time = isLater ? new Date(at).toISOString() : undefined;
    if (!(await draft.run((api, version) => api.publish(version, note, time)))) return;
    store.tell(time === undefined ? t.published : t.scheduled(time));
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.publishTitle}
      closeLabel={t.close}
      actions={
        <Button
          busy={draft.phase === "saving"}
          busyLabel={t.publishing}
          disabled={changedKeys.length === 0 || wrong.length > 0 || (isLater && at === "") || note.length > MOST_NOTE}
          onClick={() => void publish()}
        >
          {isLater ? t.publishLater : t.publishNow}
        </Button>
      }
    >
      <div className={s.body}>
        {changedKeys.length === 0 ? (
          <p>{t.nothingToPublish}</p>
        ) : (
          <>
            <p>{t.publishText}</p>
            <ul className={s.keys}>
              {changedKeys.map((key) => (
                <li key={key}>{keyWords(key, t)}</li>
              ))}
            </ul>
          </>
        )}
        {wrong.length > 0 && (
          <PublishProblems problems={Object.fromEntries(wrong)} {...{ store, language, t }} onOpen={onClose} />
        )}
        {isHeldUp && (
          <p role="alert" className={s.wrong}>
            {fault?.code === "conflict" ? t.changedMeanwhile : saveWords(draft, t)}
          </p>
        )}
        {publishAt !== null && (
          <p className={s.line}>
            {isMissed(publishAt) ? t.missed(publishAt) : t.scheduled(publishAt)}
            <Button
              size="small"
              variant="line"
              onClick={() => void draft.run((api, version) => api.step("unschedule", version))}
            >
              {t.unschedule}
            </Button>
          </p>
        )}
        <TextField
          label={t.note}
          help={t.noteHelp}
          value={note}
          error={lengthFault(note, MOST_NOTE, t)}
          onChange={({ target }) => setNote(target.value)}
        />
        <RadioGroup
          name="when"
          label={t.when}
          look="segments"
          value={when}
          onValueChange={setWhen}
          options={[
            { value: "now", label: t.now },
            { value: "later", label: t.atTime },
          ]}
        />
        {isLater && (
          <TextField label={t.time} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        )}
        <PreviewLinks {...{ draft, t }} />
        {changedKeys.length > 0 && (
          <Button
            size="small"
            variant="danger-line"
            onClick={() => void draft.run((api, version) => api.step("discard", version))}
          >
            {t.discard}
          </Button>
        )}
      </div>
    </Dialog>
  );
});
