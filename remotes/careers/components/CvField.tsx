import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { SentFileField, type FileSending } from "@serambi/kernel/ui/controls";

import { MAX_CV_BYTES } from "../contract/limits";
import type { ApplyMessages } from "../messages/apply.id";

interface CvFieldProps {
  readonly cv: FileSending;
  readonly error: string | undefined;
  /** The id of a file that came whole before the form was refused. */
  readonly before?: string | undefined;
}

/** A CV, sent as soon as it is chosen. Without scripts the field says when it can be added. */
export const CvField = ({ cv, error, before }: CvFieldProps) => {
  const t = useMessages<ApplyMessages>();
  return (
    <SentFileField
      sending={cv}
      name="cv"
      label={t.cv}
      help={t.cvHelp}
      optionalLabel={t.optional}
      language={useLanguage()}
      accept="application/pdf,.pdf"
      maxBytes={MAX_CV_BYTES}
      error={error}
      before={before}
      texts={{
        choose: t.cvChoose,
        drop: t.cvDrop,
        remove: t.cvRemove,
        tooLarge: t.cvTooLarge,
        wrongType: t.cvWrongType,
        chosen: t.cvChosen,
        noScript: t.cvNoScript,
        progress: t.cvProgress,
        done: t.cvDone,
        paused: t.cvPaused,
        failed: t.cvFailed,
        resume: t.cvResume,
        carried: t.cvCarried,
        putAway: t.cvPutAway,
      }}
    />
  );
};
