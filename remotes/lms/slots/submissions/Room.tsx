import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Wrap } from "@serambi/kernel/ui";

import { momentText } from "../../components/submissions/momentText";
import type { Remark } from "../../contract/studio/exerciseAnswers";
import { SUBMISSIONS_PATH } from "../../contract/submissions/submissionQuery";
import type { SubmissionMessages } from "../../messages/submissions.id";
import type { roomSlot } from "./room.server";
import s from "./Room.module.css";

const Said = ({ remark: { title, line, verdict, text, author, at } }: { readonly remark: Remark }) => {
  const t = useMessages<SubmissionMessages>();
  const language = useLanguage();
  const place = verdict === null ? line !== null && line > 0 && t.remarkLine(line) : t[verdict];
  return (
    <li className={s.remark}>
      <b>
        {title}
        {place && `: ${place}`}
      </b>
      {text && <p>{text}</p>}
      <small>{t.said(author, momentText(at, language))}</small>
    </li>
  );
};

/** `lms.room.v1`: for teachers how many submissions wait and the way to them; for learners what was said of theirs. */
export const Slot = ({ data: { waiting, remarks } }: SlotProps<typeof roomSlot>) => {
  const t = useMessages<SubmissionMessages>();
  if (waiting === null && remarks.length === 0) return null;
  return (
    <Wrap as="section" className={s.room}>
      {waiting !== null && (
        <>
          <h2>{t.roomTitle}</h2>
          <p>{t.roomWaiting(waiting)}</p>
          <p>
            <ArrowLink to={SUBMISSIONS_PATH}>{t.roomLink}</ArrowLink>
          </p>
        </>
      )}
      {remarks.length > 0 && (
        <>
          <h2>{t.remarks}</h2>
          <ul className={s.remarks}>
            {remarks.map((remark) => (
              <Said key={remark.id} remark={remark} />
            ))}
          </ul>
        </>
      )}
    </Wrap>
  );
};
