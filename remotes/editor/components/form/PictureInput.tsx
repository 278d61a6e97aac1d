import { useDeps } from "@serambi/kernel/remote";
import { TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { FileButton } from "../FileButton";
import { PICTURE_TYPES, usePictureSending } from "../usePictureSending";
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

/** A picture: sent from this device, or by its address. */
export const PictureInput = observer(function PictureInput({ value, onChange, error, ...words }: Props) {
  const { t } = useForm();
  const { tenant } = useDeps();
  const { send, fault, status } = usePictureSending(t, async (sent) => {
    const { EditorApi } = await import("../../api/EditorApi");
    onChange(await new EditorApi(tenant.key).keepPicture(sent));
  });

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
        <FileButton accept={PICTURE_TYPES} name={t.picture(words.label)} onFile={(file) => void send(file)}>
          {t.pictureSend}
        </FileButton>
        <span role="status">{status}</span>
      </div>
    </div>
  );
});
