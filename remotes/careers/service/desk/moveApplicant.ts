import type { ServiceCall, ServiceUser } from "@serambi/kernel/service";
import type * as z from "zod/mini";

import { movesFrom } from "../../contract/applicationStates";
import type { Applicant } from "../../contract/Application";
import type { Move } from "../../contract/bodies";
import { sendLetter, type LetterKind } from "../applications/letters";
import { APPLICATION, findOwn, toApplicant, type ApplicationRow } from "../applications/rows";
import type { JobRow } from "../jobs/rows";
import { readPerson } from "../persons";
import { recordStep } from "../steps";
import { texts } from "../texts";
import { requireJob, type DeskCall } from "./access";

const SHORTEST_REASON = 10;

type Call = DeskCall & Pick<ServiceCall, "send"> & { readonly user: ServiceUser };

/** An applicant by number, for a company that they applied at. Somebody else's is as one that there is not. */
export const requireApplicant = async (
  call: DeskCall,
  number: string,
): Promise<{ row: ApplicationRow; job: JobRow }> => {
  const { sql, tenant, fail } = call;
  const [row] = await sql.query<ApplicationRow>(
    `${APPLICATION} where a.tenant_id = $1 and a.number = $2 for update of a`,
    [tenant.id, number],
  );
  if (!row) return fail(404, texts.applicationNotFound);
  return { row, job: await requireJob(call, row.job_id) };
};

const LETTERS: ReadonlySet<string> = new Set<LetterKind>(["interview", "offer", "rejected"]);
const isLetter = (state: string): state is LetterKind => LETTERS.has(state);

/** Moves an application from one column to another: of two colleagues who do so at once one is told that the other was first. */
export const moveApplicant = async (call: Call, move: z.output<typeof Move>): Promise<Applicant> => {
  const { sql, tenant, user, now, fail } = call;
  const { row, job } = await requireApplicant(call, move.number);
  if (row.state !== move.from || !movesFrom(row.state).includes(move.to)) return fail(409, texts.moved);
  const note = move.note ?? "";
  if (move.to === "rejected" && note.length < SHORTEST_REASON) return fail(422, texts.whyNot, { note: texts.whyNot });
  const meetsAt = move.meetsAt === undefined ? null : new Date(move.meetsAt);
  if (move.to === "interview") {
    if (meetsAt === null || meetsAt <= now) return fail(422, texts.meetsWhen, { meetsAt: texts.meetsWhen });
    if (!move.meetsWhere) return fail(422, texts.meetsWhere, { meetsWhere: texts.meetsWhere });
  }
  await sql.query(
    `update careers_applications set state = $3, changed_at = $4,
       meets_at = case when $3 = 'interview' then $5::timestamptz when $3 = 'offer' then meets_at end,
       meets_where = case when $3 = 'interview' then $6 when $3 = 'offer' then meets_where end
     where tenant_id = $1 and id = $2`,
    [tenant.id, row.id, move.to, now, meetsAt, move.meetsWhere ?? null],
  );
  const { name } = await readPerson(sql, user);
  await recordStep(call, { jobId: job.id, applicationId: row.id, act: move.to, byId: user.id, byName: name, note });
  if (isLetter(move.to))
    await sendLetter(call, move.to, {
      ...row,
      title: job.title,
      company: job.company_name,
      note,
      meeting: meetsAt && { at: meetsAt.toISOString(), where: move.meetsWhere ?? "" },
    });
  const moved = await findOwn(sql, tenant.id, row.id);
  return toApplicant(moved ?? row);
};
