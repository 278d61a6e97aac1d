import { useMessages } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { useId, useRef, useState } from "react";

import type { ProgramView } from "../../../contract/studio/views";
import type { StudioMessages } from "../../../messages/studio.id";

interface NameDialogProps {
  readonly program: ProgramView;
  readonly onClose: () => void;
  /** Of the file that gets another name; missing for a new one. */
  readonly path?: string;
}

/** The name of a file. */
export const NameDialog = ({ program, onClose, path }: NameDialogProps) => {
  const t = useMessages<StudioMessages>();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const save = (): void => {
    const name = field.current?.value.trim() ?? "";
    const refusal = program.refusalOf(name, path);
    if (refusal !== null) {
      setError({ form: t.fileNameForm, taken: t.fileNameTaken, full: t.filesFull }[refusal]);
      field.current?.focus();
      return;
    }
    if (path === undefined) program.add(name);
    else program.rename(path, name);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={path === undefined ? t.newFile : t.rename}
      closeLabel={t.close}
      onClose={onClose}
      initialFocus={field}
      actions={
        <>
          <Button variant="line" size="small" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} size="small">
            {path === undefined ? t.create : t.rename}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          ref={field}
          label={t.fileName}
          help={t.fileNameHelp}
          error={error}
          defaultValue={path ?? ""}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
};
