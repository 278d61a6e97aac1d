import type { AttendedCode } from "@serambi/kernel/remote";
import { useEffect, useMemo, useState } from "react";

import type { SiteVisit } from "../page/SiteVisit";
import { useFrame } from "./FrameContext";
import type { FrameSlot } from "./FrameSlot";

interface AttendedBlockProps {
  readonly slot: string;
  readonly block: AttendedCode;
  /** In the browser only: nothing opens on the server. */
  readonly visit: SiteVisit | undefined;
}

const nothing = () => undefined;
const CONTROLS = { isOpen: true, close: nothing, setMark: nothing };

/** What a remote opens below a block of code. The code that shows slots which are opened comes with the first of them. */
export const AttendedBlock = ({ slot, block: { language, code }, visit }: AttendedBlockProps) => {
  const { t } = useFrame();
  const [Opened, setOpened] = useState<typeof FrameSlot | null>(null);
  const [isLost, setLost] = useState(false);
  const props = useMemo(() => ({ language, code, isAttending: true }), [language, code]);
  useEffect(() => {
    import(/* webpackChunkName: "opened" */ "./FrameSlot").then(
      ({ FrameSlot: Slot }) => setOpened(() => Slot),
      () => setLost(true),
    );
  }, []);
  if (Opened && visit) return <Opened visit={visit} slot={slot} props={props} controls={CONTROLS} />;
  return <p role="status">{isLost ? t.slotFailed : t.loading}</p>;
};
