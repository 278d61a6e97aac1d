import { useSyncExternalStore } from "react";

import { slotContentId } from "../boot/pageState";
import { NotInteractiveNotice } from "../screens/NotInteractiveNotice";
import { useFrame } from "./FrameContext";

interface KeptContentProps {
  /** Of the slot. */
  readonly id: string;
  readonly html: string;
  readonly onRetry: () => void;
}

const never = () => () => undefined;

/** The server's markup of a slot without its code, and below it, once it has been taken over, what does not work. */
export const KeptContent = ({ id, html, onRetry }: KeptContentProps) => {
  const { t } = useFrame();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <div id={slotContentId(id)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {isTakenOver && <NotInteractiveNotice t={t} onRetry={onRetry} />}
    </>
  );
};
