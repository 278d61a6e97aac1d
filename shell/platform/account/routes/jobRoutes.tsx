import type { FastifyReply } from "fastify";
import * as z from "zod";

import { decideJob, listDecisions, listFailedJobs, type JobDecision } from "../../queue/failedJobs";
import { Jobs } from "../pages/Jobs";
import { Notice } from "../pages/letters";
import { isSuperadmin } from "../persons";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";
import { own, type Own } from "./ownPage";

const JobId = z.coerce.number().int().positive();

const forbidden = (visit: Visit): FastifyReply =>
  visit.page(
    visit.t.jobs.title,
    (context) => <Notice context={context} heading={visit.t.refused.heading} text={visit.t.jobs.forbidden} />,
    {
      status: 403,
    },
  );

/** For superadmins, with their second factor: the queue is the whole platform's. */
const forSuperadmin = (work: Own) =>
  own(async (visit, session) => {
    const may = await visit.deps.db.transaction((tx) => isSuperadmin(tx, session.personId));
    return may ? work(visit, session) : forbidden(visit);
  });

const show: Own = async (visit) => {
  const { failed, decisions } = await visit.deps.db.transaction(async (tx) => ({
    failed: await listFailedJobs(tx),
    decisions: await listDecisions(tx),
  }));
  return visit.page(visit.t.jobs.title, (context) => (
    <Jobs context={context} jobs={failed.rows} count={failed.count} decisions={decisions} />
  ));
};

const decide = (decision: JobDecision): Own => {
  const work: Own = async (visit, { personId }) => {
    const { data: id } = JobId.safeParse(visit.field("id"));
    if (id !== undefined)
      await visit.deps.db.transaction((tx) => decideJob(tx, { id, decision, personId }, visit.deps.now()));
    return visit.goTo("/jobs");
  };
  return work;
};

/** What failed for good in the queue, and what is to become of it. */
export const jobRoutes = ({ get, post }: AccountRoutes): void => {
  get("/jobs", forSuperadmin(show));
  post("/jobs/again", forSuperadmin(decide("again")));
  post("/jobs/give-up", forSuperadmin(decide("given up")));
};
