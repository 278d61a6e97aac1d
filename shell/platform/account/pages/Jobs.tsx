import type { JobDecision } from "../../queue/failedJobs";
import { Form } from "./controls";
import type { PageContext } from "./Frame";
import { Part } from "./Part";

interface JobsProps {
  readonly context: PageContext;
  /** Failed for good, the last to fail first. */
  readonly jobs: readonly {
    readonly id: number;
    readonly kind: string;
    readonly tenant: string | null;
    readonly failedAt: Date;
    readonly lastError: string | null;
    readonly attempts: number;
  }[];
  /** All of them, where more failed than are shown. */
  readonly count: number;
  readonly decisions: readonly {
    readonly id: number;
    readonly jobId: number;
    readonly kind: string;
    readonly tenant: string | null;
    readonly decision: JobDecision;
    readonly decidedAt: Date;
    /** Null where the account is gone. */
    readonly by: string | null;
  }[];
}

const timeIn = ({ language }: PageContext, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" }).format(date);

const Failed = ({ context, job }: { readonly context: PageContext; readonly job: JobsProps["jobs"][number] }) => {
  const { jobs } = context.t;
  const name = jobs.name(job.kind, job.id);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          {job.tenant ?? jobs.noTenant} · {jobs.failed(timeIn(context, job.failedAt), job.attempts)}
        </p>
        <p className="mono">{job.lastError}</p>
      </div>
      <div className="acts">
        {(["again", "give-up"] as const).map((action) => (
          <Form key={action} context={context} action={`/jobs/${action}`}>
            <input type="hidden" name="id" value={job.id} />
            <button className={`button small ${action === "again" ? "line" : "danger"}`} type="submit">
              {action === "again" ? jobs.again : jobs.giveUp}
              <span className="hidden"> {name}</span>
            </button>
          </Form>
        ))}
      </div>
    </li>
  );
};

/** Work that the queue has tried eight times and does not try again by itself. */
export const Jobs = ({ context, jobs: failed, count, decisions }: JobsProps) => {
  const { jobs } = context.t;
  return (
    <div className="wrap topic">
      <h1>{jobs.heading}</h1>
      <p className="lede soft">{count === 0 ? jobs.nothing : jobs.lede(count)}</p>
      <div className="parts">
        {failed.length > 0 && (
          <Part id="failed" title={jobs.title} note={jobs.note}>
            <ul className="rows">
              {failed.map((job) => (
                <Failed key={job.id} context={context} job={job} />
              ))}
            </ul>
          </Part>
        )}
        {decisions.length > 0 && (
          <Part id="decisions" title={jobs.decisions}>
            <ul className="rows">
              {decisions.map(({ id, jobId, kind, tenant, decision, decidedAt, by }) => (
                <li key={id}>
                  <div>
                    <b>{jobs.name(kind, jobId)}</b>
                    <p>
                      {tenant ?? jobs.noTenant} · {decision === "again" ? jobs.triedAgain : jobs.givenUp} ·{" "}
                      {by ?? jobs.nobody}, {timeIn(context, decidedAt)}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
};
