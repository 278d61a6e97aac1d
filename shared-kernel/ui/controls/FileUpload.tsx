import { useEffect, useRef, useState, type ComponentProps, type DragEvent } from "react";

import type { Language } from "@serambi/kernel/contracts";

import field from "../forms/Field.module.css";
import { FieldShell, useField, type FieldProps } from "../forms/FieldShell";
import { Icon } from "../pictures/Icon";
import { FileLine, type FileProgress } from "./FileLine";
import s from "./FileUpload.module.css";
import { isAccepted } from "./fileSize";

export interface FileUploadTexts {
  /** On the button ("Pilih berkas"). */
  readonly choose: string;
  /** Under it ("atau seret ke sini"). */
  readonly drop: string;
  readonly remove: (name: string) => string;
  readonly tooLarge: string;
  readonly wrongType: string;
  /** Told politely when the list changes ("2 berkas dipilih"). */
  readonly chosen: (count: number) => string;
}

type NativeProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange" | keyof FieldProps>;

export interface FileUploadProps extends NativeProps, FieldProps {
  readonly language: Language;
  readonly texts: FileUploadTexts;
  readonly maxBytes?: number | undefined;
  /** Those chosen before, where a form comes back to them. */
  readonly defaultFiles?: readonly File[] | undefined;
  /** All files in the list, and whether each may be sent: the wrong ones stay in the list and say why. */
  readonly onFilesChange?: ((files: readonly File[], areAllGood: boolean) => void) | undefined;
  /** How far a file has been sent, where it is sent from here. */
  readonly progressOf?: ((file: File) => FileProgress | undefined) | undefined;
}

/**
 * Files, chosen or dropped. The input holds what the list shows, so a plain form sends it; without a script the
 * browser's own input stands there.
 */
export const FileUpload = ({
  language,
  texts,
  maxBytes = Infinity,
  defaultFiles = [],
  onFilesChange,
  progressOf,
  ...props
}: FileUploadProps) => {
  const { shell, control, rest } = useField(props);
  const { accept, multiple = false, disabled = false } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState(defaultFiles);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (defaultFiles.length > 0) fill(input.current, defaultFiles);
    // oxlint-disable-next-line react/exhaustive-deps -- once: an input cannot be sent with files in it
  }, []);

  const faultOf = (file: File): string | undefined => {
    // A file without a byte is of no type, whatever its name says.
    if (!isAccepted(file, accept) || file.size === 0) return texts.wrongType;
    return file.size > maxBytes ? texts.tooLarge : undefined;
  };
  const keep = (next: readonly File[]) => {
    setFiles(next);
    fill(input.current, next);
    onFilesChange?.(
      next,
      next.every((file) => faultOf(file) === undefined),
    );
  };
  const add = (more: Iterable<File>) => keep(multiple ? [...files, ...more] : [...more].slice(0, 1));

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <FieldShell {...shell}>
      {/* Dropping is a second way for those with a mouse; the input inside is the first. */}
      <div
        className={s.drop}
        data-over={isOver || undefined}
        data-invalid={Boolean(shell.error) || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          {...rest}
          {...control}
          ref={input}
          type="file"
          className={s.input}
          onChange={({ target }) => {
            // Closing the browser's dialogue without a choice empties some browsers' inputs.
            if (target.files?.length) add([...target.files]);
            else fill(target, files);
          }}
        />
        <label htmlFor={control.id} className={s.button}>
          <Icon name="upload" />
          {texts.choose}
        </label>
        <p className={s.hint}>{texts.drop}</p>
      </div>
      {files.length > 0 && (
        <ul className={s.list}>
          {files.map((file) => (
            <FileLine
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              language={language}
              fault={faultOf(file)}
              progress={progressOf?.(file)}
              removeLabel={texts.remove(file.name)}
              onRemove={() => {
                keep(files.filter((other) => other !== file));
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={field.hidden}>
        {files.length > 0 && [texts.chosen(files.length), ...files.flatMap((file) => faultOf(file) ?? [])].join(". ")}
      </p>
    </FieldShell>
  );
};

/** Puts files into an input, which takes them from a transfer only. */
const fill = (input: HTMLInputElement | null, files: readonly File[]) => {
  if (input === null || typeof DataTransfer === "undefined") return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  Object.assign(input, { files: transfer.files });
};
