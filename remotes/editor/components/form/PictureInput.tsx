import { isAppError } from "@serambi/kernel/errors";
import { useDeps } from "@serambi/kernel/remote";
import { Icon, TextField } from "@serambi/kernel/ui";
import { driveSending, type FileSending } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";

import { useForm } from "./FormContext";
import s from "./Form.module.css";

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error?: string;
  readonly optionalLabel?: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
}

/** The drive takes files up to this size. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A picture: sent from this device, or by its address. */
export const PictureInput = observer(function PictureInput({ value, onChange, error, ...words }: Props) {
  const { t } = useForm();
  const deps = useDeps();
  const id = useId();
  const [sending] = useState<FileSending>(() => driveSending(deps));
  const [fault, setFault] = useState("");
  const [size, setSize] = useState(1);

  const send = async (file: File): Promise<void> => {
    setFault("");
    if (file.size > MAX_BYTES) return setFault(t.pictureTooLarge);
    setSize(file.size);
    try {
      await sending.send(file);
      if (sending.id === null) return setFault(t.pictureFailed(sending.fault));
      const { EditorApi } = await import("../../api/EditorApi");
      onChange(await new EditorApi(deps.tenant.key).keepPicture(sending.id));
    } catch (failure) {
      if (!isAppError(failure)) throw failure;
      setFault(t.pictureFailed(Object.values(failure.fields ?? {})[0] ?? failure.message));
    }
    return undefined;
  };

  const isShown = value !== "" && /^(?:\/(?!\/)|https:\/\/|data:image\/)/.test(value);
  return (
    <div className={s.picture}>
      <TextField
        {...words}
        error={fault || error}
        inputMode="url"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={s.pictureRow}>
        {isShown && <img src={value} alt="" className={s.thumb} />}
        <label htmlFor={id} className={s.fileButton}>
          <Icon name="upload" /> {t.picture(words.label)}
        </label>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          className={s.file}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void send(file);
          }}
        />
        <span role="status">
          {sending.phase === "sending" || sending.phase === "paused"
            ? t.pictureSending(Math.floor((sending.received / size) * 100))
            : ""}
        </span>
      </div>
    </div>
  );
});
