import { Icon } from "@serambi/kernel/ui";
import { useEffect, useRef, type ReactNode } from "react";

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
export const FileButton = ({ accept, name, onFile, children }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const { current } = field;
    const [file] = current?.files ?? [];
    if (!current || !file) return;
    current.value = "";
    onFile(file);
  };
  // Chosen before the page could hear it: nobody chooses it twice.
  useEffect(() => {
    take();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as the page hears
  }, []);
  return (
    <label className={s.button}>
      <input ref={field} type="file" accept={accept} aria-label={name} className={s.field} onChange={take} />
      <Icon name="upload" />
      <span>{children}</span>
    </label>
  );
};
