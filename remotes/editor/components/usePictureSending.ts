import { isAppError } from "@serambi/kernel/errors";
import { useDeps } from "@serambi/kernel/remote";
import type { FileSending } from "@serambi/kernel/ui/controls";
import { useState } from "react";

import { faultWords } from "./faultWords";

interface PictureTexts {
  readonly pictureTooLarge: string;
  readonly noAnswer: string;
  readonly pictureFailed: (why: string) => string;
  readonly pictureSending: (percent: number) => string;
}

/** Kinds of pictures that the drive takes from those who run a site. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/svg+xml";

/** The drive takes files up to this size. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Sends a picture to the drive, and hands it to whoever keeps it. For components that observe. The code that sends comes with the first picture.
 * @param keep is given the id of what was sent
 * @returns `status` while it is on its way, `fault` where it was refused
 */
export const usePictureSending = (t: PictureTexts, keep: (id: string, file: File) => Promise<void>) => {
  const deps = useDeps();
  const [sending, setSending] = useState<FileSending | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [fault, setFault] = useState("");
  const [size, setSize] = useState(1);

  const openSending = async (): Promise<FileSending | null> => {
    if (sending) return sending;
    setIsStarting(true);
    const code = await import("./driveSending").catch(() => null);
    setIsStarting(false);
    const opened = code?.driveSending(deps) ?? null;
    setSending(opened);
    return opened;
  };

  const send = async (file: File): Promise<void> => {
    setFault("");
    if (file.size > MAX_BYTES) return setFault(t.pictureTooLarge);
    setSize(file.size);
    const opened = await openSending();
    if (!opened) return setFault(t.pictureFailed(t.noAnswer));
    try {
      await opened.send(file);
      if (opened.id === null) return setFault(t.pictureFailed(opened.fault));
      await keep(opened.id, file);
    } catch (failure) {
      if (!isAppError(failure)) throw failure;
      setFault(t.pictureFailed(faultWords(failure, t)));
    }
    return undefined;
  };

  const isOnItsWay = isStarting || sending?.isOnItsWay === true;
  const percent = Math.floor(((sending?.received ?? 0) / size) * 100);
  return { send, fault, status: isOnItsWay ? t.pictureSending(percent) : "" };
};
