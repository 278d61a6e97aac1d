import type { Language } from "@serambi/kernel/contracts";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { Button } from "../actions/Button";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import { formatFileSize } from "./fileSize";
import { FileUpload, type FileUploadTexts } from "./FileUpload";
import type { FileSending } from "./sending/FileSending";
import s from "./SentFileField.module.css";

export interface SentFileTexts extends FileUploadTexts {
  /** Without scripts: how the file can be sent all the same, or that it cannot. */
  readonly noScript: string;
  /** Beside the size while it is on its way ("62% dari 3,4 MB"). */
  readonly progress: (percent: number, size: string) => string;
  /** Beside the size once it has arrived ("terkirim"). */
  readonly done: string;
  /** The connection broke. */
  readonly paused: string;
  readonly failed: string;
  readonly resume: string;
  /** A file that came before the form was refused, or the page loaded anew, goes along. */
  readonly carried: string;
  readonly putAway: string;
}

interface SentFileFieldProps {
  readonly sending: FileSending;
  /** Name of the field that carries the file's id; its errors are told here. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly optionalLabel?: string;
  readonly language: Language;
  readonly accept: string;
  readonly maxBytes: number;
  readonly texts: SentFileTexts;
  readonly error: string | undefined;
  /** The id of a file that came whole before the form was refused. */
  readonly before?: string | undefined;
}

/** A file that is sent as soon as it is chosen: the form carries its id alone. Without scripts the field says what can be done. */
export const SentFileField = observer(function SentFileField({
  sending,
  name,
  label,
  help,
  optionalLabel,
  language,
  accept,
  maxBytes,
  texts,
  error,
  before = "",
}: SentFileFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [carried, setCarried] = useState(before);
  const hidden = useRef<HTMLInputElement>(null);
  const { phase, received, fault } = sending;
  const isCarried = phase === "none" && carried !== "" && error === undefined;

  // The form puts back what it kept in this tab before a reload, and tells its fields so.
  useEffect(() => {
    const input = hidden.current;
    const listen = (): void => setCarried(input?.value ?? "");
    input?.addEventListener("input", listen);
    return () => input?.removeEventListener("input", listen);
  }, []);

  const words = (whole: File): string => {
    const size = formatFileSize(whole.size, language);
    if (phase === "done") return `${size}, ${texts.done}`;
    return texts.progress(Math.floor((received / whole.size) * 100), size);
  };
  const failure = [texts.failed, fault].filter(Boolean).join(": ");
  /** Seen beside the file, and said here. */
  const told = phase === "failed" ? failure : phase === "done" && file ? `${file.name}: ${words(file)}` : "";
  return (
    <div className={s.field}>
      <p className={s.noScript}>
        <b>{label}</b> {texts.noScript}
      </p>
      <div className={s.scripted}>
        <FileUpload
          id={name}
          label={label}
          {...(help !== undefined && { help })}
          {...(optionalLabel !== undefined && { optionalLabel })}
          language={language}
          accept={accept}
          maxBytes={maxBytes}
          error={phase === "failed" ? failure : phase === "none" ? error : undefined}
          texts={texts}
          onFilesChange={([chosen], isGood) => {
            setFile(chosen ?? null);
            setCarried("");
            if (chosen && isGood) void sending.send(chosen);
            else sending.stop();
          }}
          progressOf={(one) =>
            one === file && phase !== "none" && phase !== "failed"
              ? { share: phase === "done" ? 1 : Math.min(0.99, received / Math.max(1, one.size)), text: words(one) }
              : undefined
          }
        />
        <p role="status" className={s.paused}>
          {phase === "paused" && texts.paused}
          {isCarried && texts.carried}
          {told !== "" && <VisuallyHidden>{told}</VisuallyHidden>}
        </p>
        {isCarried && (
          <Button size="small" variant="line" onClick={() => setCarried("")}>
            {texts.putAway}
          </Button>
        )}
        {phase === "failed" && file && (
          <Button size="small" variant="line" onClick={() => void sending.send(file)}>
            {texts.resume}
          </Button>
        )}
      </div>
      <input ref={hidden} type="hidden" name={name} value={sending.id ?? (isCarried ? carried : "")} />
    </div>
  );
});
