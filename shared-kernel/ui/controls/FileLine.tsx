import type { Language } from "@serambi/kernel/contracts";

import { Icon } from "../pictures/Icon";
import s from "./FileUpload.module.css";
import { formatFileSize } from "./fileSize";

export interface FileProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** The same in words ("62% dari 3,4 MB, 8 detik lagi"). */
  readonly text: string;
}

interface FileLineProps {
  readonly file: File;
  readonly language: Language;
  readonly fault: string | undefined;
  readonly progress: FileProgress | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** One chosen file: name, size, how far it is or what is wrong with it, and the way to be rid of it. */
export const FileLine = ({ file, language, fault, progress, removeLabel, onRemove }: FileLineProps) => (
  <li className={s.file}>
    <Icon name={fault ? "alert" : "file"} />
    <span className={s.name}>
      {file.name}
      <small className={fault ? s.fault : s.size}>
        {[progress?.text ?? formatFileSize(file.size, language), fault].filter(Boolean).join(". ")}
      </small>
    </span>
    <button type="button" className={s.remove} aria-label={removeLabel} onClick={onRemove}>
      <Icon name={progress && progress.share < 1 ? "close" : "trash"} />
    </button>
    {progress && progress.share < 1 && (
      <progress className={s.bar} value={progress.share} max={1} aria-label={file.name} />
    )}
  </li>
);
