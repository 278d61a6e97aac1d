import { Icon } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./FileButton.module.css";

interface Props {
  /** Types that are taken, as `accept` has them. */
  readonly accept: string;
  /** Its name where the words on it need those around them: it begins with them. */
  readonly name?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for one file: the browser's own field is wider than a phone where letters are large. */
export const FileButton = ({ accept, name, onFile, children }: Props) => (
  <label className={s.button}>
    <input
      type="file"
      accept={accept}
      aria-label={name}
      className={s.field}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = "";
        if (file) onFile(file);
      }}
    />
    <Icon name="upload" />
    <span>{children}</span>
  </label>
);
