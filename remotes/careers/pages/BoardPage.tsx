import { isAppError } from "@serambi/kernel/errors";
import { useDeps, useReload, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Breadcrumb, ButtonLink, EmptyState, PageHead, Wrap } from "@serambi/kernel/ui";

import { ApplicantPanel } from "../components/ApplicantPanel";
import { BoardColumns } from "../components/BoardColumns";
import type { Applicant } from "../contract/Application";
import type { BoardState } from "../contract/applicationStates";
import { boardPath, DESK_PATH, exportPath, postingPath } from "../contract/paths";
import { isWaitingLong, LONG_WAIT_DAYS } from "../contract/waiting";
import type { boardLoader } from "./board.server";
import s from "./BoardPage.module.css";
import f from "./FormPage.module.css";

/** `/Career/Desk/Jobs/{id}`: applicants of a job. */
export const Page = ({ data, context: { t, form } }: PageProps<typeof boardLoader>) => {
  const { board, selected, applicant, wanted, now } = data;
  const { job, applicants, withdrawn } = board;
  const { http } = useDeps();
  const reload = useReload();
  const navigate = useNavigate();
  const path = boardPath(job.id);
  const hrefOf = (number: string, place: string): string => `${path}?applicant=${number}#${place}`;
  const unread = applicants.filter(({ state }) => state === "sent").length;
  const long = applicants.filter((one) => isWaitingLong(one, now)).length;
  const client = async () => new (await import("../api/DeskClient")).DeskClient(http);

  const move = async ({ number, state }: Applicant, to: BoardState) => {
    // An invitation has a time, and a rejection a reason: they are written beside the board.
    if (to === "interview" || to === "rejected") {
      await navigate(`${path}?applicant=${number}&to=${to}#applicant`);
      return "needs-more" as const;
    }
    try {
      if (state === "withdrawn") return "failed" as const;
      await (await client()).move({ number, from: state, to });
      await reload();
      return "moved" as const;
    } catch (error) {
      if (!isAppError(error)) throw error;
      await reload();
      return "failed" as const;
    }
  };

  return (
    <Wrap className={f.page}>
      <div className={s.head}>
        <PageHead
          heading={applicants.length === 0 ? job.title : t.boardTitle(applicants.length, unread)}
          size="small"
          above={<Breadcrumb label={t.breadcrumb} items={[{ label: t.desk, to: DESK_PATH }, { label: job.title }]} />}
        />
        <p className={s.ways}>
          <ButtonLink to={postingPath(job.id)} variant="line" size="small">
            {t.edit}
          </ButtonLink>
          {applicants.length > 0 && (
            <ButtonLink to={exportPath(job.id)} download variant="line" size="small">
              {t.export}
            </ButtonLink>
          )}
        </p>
      </div>
      <p className={s.facts}>
        {long > 0 && <b>{t.waitLong(long, LONG_WAIT_DAYS)}</b>} {t.boardLede}
        {withdrawn > 0 && ` ${t.withdrawn(withdrawn)}.`}
      </p>
      {applicants.length === 0 ? (
        <EmptyState title={t.boardTitle(0, 0)}>
          <p>{t.boardEmptyText}</p>
        </EmptyState>
      ) : (
        <div className={s.parts} data-panel={selected !== null || undefined}>
          <BoardColumns applicants={applicants} selected={selected} now={now} hrefOf={hrefOf} onMove={move} />
          {applicant && (
            <ApplicantPanel
              applicant={applicant}
              wanted={wanted}
              closePath={path}
              form={form?.values["number"] === applicant.number ? form : undefined}
              readCv={async () => (await client()).cv(applicant.number)}
            />
          )}
          {selected !== null && applicant === null && (
            <EmptyState title={t.gone}>
              <p>{t.goneText}</p>
            </EmptyState>
          )}
        </div>
      )}
    </Wrap>
  );
};
