import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Textarea } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { MAX_NOTE_LENGTH } from "../../contract/learning/limits";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import s from "./ChapterNotes.module.css";

interface ChapterNotesProps {
  readonly chapterSlug: string;
  readonly progress: LearnerProgress;
}

/** The learner's own words on this chapter, kept as they are typed. Closed until what was kept is here: nothing is written over. */
export const ChapterNotes = observer(function ChapterNotes({ chapterSlug, progress }: ChapterNotesProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const where = progress.isLoggedIn ? t.notesAccount : t.notesHere;
  return (
    <section className={s.notes} aria-label={t.notes}>
      <Textarea
        label={t.notes}
        help={t.notesHelp}
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        readOnly={progress.phase === "unknown"}
        value={progress.note(chapterSlug)}
        onChange={(event) => progress.keepNote(chapterSlug, event.currentTarget.value)}
        countText={(used, most) => t.notesCount(formatNumber(used, language), formatNumber(most, language))}
      />
      <p className={s.where}>{progress.phase === "unkept" ? t.notesUnkept : where}</p>
    </section>
  );
});
