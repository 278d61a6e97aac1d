import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useId } from "react";

import type { TakenPicture } from "../../contract/writing/Writing";
import type { WriteMessages } from "../../messages/writing/types";
import { usePictureSending } from "../usePictureSending";
import { mainColour } from "./mainColour";
import s from "./Fields.module.css";

interface PictureSendProps {
  readonly label: string;
  readonly t: WriteMessages;
  /** Called once the site has taken the picture. `colour` is its mean colour. */
  readonly onTaken: (picture: TakenPicture & { readonly colour: string }) => void;
}

/** Sends a photograph to the site. */
export const PictureSend = observer(function PictureSend({ label, t, onTaken }: PictureSendProps) {
  const id = useId();
  const { send, fault, status } = usePictureSending(t, async (sent, file) => {
    const colour = await mainColour(file);
    const { WritingApi } = await import("../../api/writing/WritingApi");
    onTaken({ ...(await new WritingApi().keepPicture(sent)), colour });
  });
  return (
    <span className={s.send}>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={s.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void send(file);
        }}
      />
      <label htmlFor={id} className={s.fileButton}>
        <Icon name="upload" /> {label}
      </label>
      <span role="status">{status}</span>
      {fault !== "" && (
        <span role="alert" className={s.wrong}>
          {fault}
        </span>
      )}
    </span>
  );
});
