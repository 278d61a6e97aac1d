import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { FileUpload, formatFileSize } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { MAX_CV_BYTES } from "../contract/limits";
import type { CvSending } from "../contract/CvSending";
import type { ApplyMessages } from "../messages/apply.id";
import s from "./CvField.module.css";

interface CvFieldProps {
  readonly cv: CvSending;
  readonly error: string | undefined;
  /** The id of a file that came whole before the form was refused. */
  readonly before?: string | undefined;
}

/** A CV, sent as soon as it is chosen: the form carries its id alone. Without scripts the field says when it can be added. */
export const CvField = observer(function CvField({ cv, error, before = "" }: CvFieldProps) {
  const t = useMessages<ApplyMessages>();
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [carried, setCarried] = useState(before);
  const hidden = useRef<HTMLInputElement>(null);
  const { phase, received, fault } = cv;
  const isCarried = phase === "none" && carried !== "" && error === undefined;

  // The form puts back what it kept in this tab before a reload, and tells its fields so.
  useEffect(() => {
    const field = hidden.current;
    const listen = (): void => setCarried(field?.value ?? "");
    field?.addEventListener("input", listen);
    return () => field?.removeEventListener("input", listen);
  }, []);

  const words = (whole: File): string => {
    const size = formatFileSize(whole.size, language);
    if (phase === "done") return `${size}, ${t.cvDone}`;
    return t.cvProgress(Math.floor((received / whole.size) * 100), size);
  };
  return (
    <div className={s.cv}>
      <p className={s.noScript}>
        <b>{t.cv}</b> {t.cvNoScript}
      </p>
      <div className={s.scripted}>
        <FileUpload
          id="cv"
          label={t.cv}
          help={t.cvHelp}
          optionalLabel={t.optional}
          language={language}
          accept="application/pdf,.pdf"
          maxBytes={MAX_CV_BYTES}
          error={
            phase === "failed" ? [t.cvFailed, fault].filter(Boolean).join(": ") : phase === "none" ? error : undefined
          }
          texts={{
            choose: t.cvChoose,
            drop: t.cvDrop,
            remove: t.cvRemove,
            tooLarge: t.cvTooLarge,
            wrongType: t.cvWrongType,
            chosen: t.cvChosen,
          }}
          onFilesChange={([chosen], isGood) => {
            setFile(chosen ?? null);
            setCarried("");
            if (chosen && isGood) void cv.send(chosen);
            else cv.stop();
          }}
          progressOf={(one) =>
            one === file && phase !== "none" && phase !== "failed"
              ? { share: phase === "done" ? 1 : Math.min(0.99, received / Math.max(1, one.size)), text: words(one) }
              : undefined
          }
        />
        <p role="status" className={s.paused}>
          {phase === "paused" && t.cvPaused}
          {isCarried && t.cvCarried}
        </p>
        {isCarried && (
          <Button size="small" variant="line" onClick={() => setCarried("")}>
            {t.cvPutAway}
          </Button>
        )}
        {phase === "failed" && file && (
          <Button size="small" variant="line" onClick={() => void cv.send(file)}>
            {t.cvResume}
          </Button>
        )}
      </div>
      <input ref={hidden} type="hidden" name="cv" value={cv.id ?? (isCarried ? carried : "")} />
    </div>
  );
});
