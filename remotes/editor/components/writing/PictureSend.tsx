import { isAppError } from "@serambi/kernel/errors";
import { useDeps } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";
import { driveSending, type FileSending } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";

import type { TakenPicture } from "../../contract/writing/Writing";
import type { WriteMessages } from "../../messages/writing/types";
import { mainColour } from "./mainColour";
import s from "./Fields.module.css";

interface PictureSendProps {
  readonly label: string;
  readonly t: WriteMessages;
  /** Called once the site has taken the picture. `colour` is its mean colour. */
  readonly onTaken: (picture: TakenPicture & { readonly colour: string }) => void;
}

/** The drive takes files up to this size. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Sends a photograph to the site. */
export const PictureSend = observer(function PictureSend({ label, t, onTaken }: PictureSendProps) {
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
      const colour = await mainColour(file);
      await sending.send(file);
      if (sending.id === null) return setFault(t.pictureFailed(sending.fault));
      const { WritingApi } = await import("../../api/writing/WritingApi");
      onTaken({ ...(await new WritingApi().keepPicture(sending.id)), colour });
    } catch (failure) {
      if (!isAppError(failure)) throw failure;
      setFault(t.pictureFailed(Object.values(failure.fields ?? {})[0] ?? failure.message));
    }
    return undefined;
  };

  const isOnItsWay = sending.phase === "sending" || sending.phase === "paused";
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
      <span role="status">{isOnItsWay ? t.pictureSending(Math.floor((sending.received / size) * 100)) : ""}</span>
      {fault !== "" && (
        <span role="alert" className={s.wrong}>
          {fault}
        </span>
      )}
    </span>
  );
});
