import { observer } from "mobx-react-lite";

import type { TakenPicture } from "../../contract/writing/Writing";
import type { WriteMessages } from "../../messages/writing/types";
import { FileButton } from "../FileButton";
import { PICTURE_TYPES, usePictureSending } from "../usePictureSending";
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
  const { send, fault, status } = usePictureSending(t, async (sent, file) => {
    const colour = await mainColour(file);
    const { WritingApi } = await import("../../api/writing/WritingApi");
    onTaken({ ...(await new WritingApi().keepPicture(sent)), colour });
  });
  return (
    <span className={s.send}>
      <FileButton accept={PICTURE_TYPES} onFile={(file) => void send(file)}>
        {label}
      </FileButton>
      <span role="status">{status}</span>
      {fault !== "" && (
        <span role="alert" className={s.wrong}>
          {fault}
        </span>
      )}
    </span>
  );
});
