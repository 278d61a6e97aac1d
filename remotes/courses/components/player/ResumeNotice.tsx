import { useMessages } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import s from "./ResumeNotice.module.css";

interface ResumeNoticeProps {
  /** In thousandths. */
  readonly position: number;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
}

/** Offers the place where the learner stopped. It lies over the page's foot, so that nothing moves for it. */
export const ResumeNotice = ({ position, onResume, onDismiss }: ResumeNoticeProps) => {
  const t = useMessages<Messages>();
  return (
    <p className={s.notice} role="status">
      {t.goToPosition(String(Math.round(position / 10)))}{" "}
      <button type="button" onClick={onResume}>
        {t.goThere}
      </button>
      <button type="button" onClick={onDismiss}>
        {t.stayHere}
      </button>
    </p>
  );
};
