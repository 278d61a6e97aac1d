import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { SubmissionClient } from "../../api/studio/SubmissionClient";
import { groupOf } from "../../contract/submissions/groupOf";
import { readSubmissionView, type SubmissionGroup } from "../../contract/submissions/submissionQuery";
import type { SubmissionMessages } from "../../messages/submissions.id";

const PER_PAGE = 20;

/** `/Lms/Submissions`: what learners of the site's classes have sent in, the newest first. */
export const submissionsLoader = loader(async ({ http }: RemoteDeps, { query, t }: PageContext<SubmissionMessages>) => {
  const view = readSubmissionView(query);
  const answer = await orNull(new SubmissionClient(http.named("lms")).submissions());
  const ofClass = (answer?.submissions ?? []).filter(
    ({ classroomId }) => view.classroomId === null || classroomId === view.classroomId,
  );
  const found = ofClass.filter((submission) => view.group === null || groupOf(submission) === view.group);
  const totalPages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(view.page, totalPages);
  const countOf = (group: SubmissionGroup): number => ofClass.filter((one) => groupOf(one) === group).length;
  const counts = {
    open: countOf("open"),
    passed: countOf("passed"),
    accepted: countOf("accepted"),
    rejected: countOf("rejected"),
    all: ofClass.length,
  };
  return {
    data: {
      view: { ...view, page },
      list: answer && {
        items: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
        first: (page - 1) * PER_PAGE + 1,
        totalItems: found.length,
        totalPages,
      },
      counts,
      classes: answer?.classes ?? [],
    },
    head: { title: t.pageTitle, isIndexed: false },
    ...(answer === null && { status: 503 }),
  };
});
