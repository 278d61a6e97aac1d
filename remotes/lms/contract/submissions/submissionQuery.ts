export const SUBMISSIONS_PATH = "/Lms/Submissions";
export const SUBMISSION_PATH = "/Lms/Submissions/:attempt";

/** Submissions by what is to be done with them. */
export const SUBMISSION_GROUPS = ["open", "passed", "accepted", "rejected"] as const;
export type SubmissionGroup = (typeof SUBMISSION_GROUPS)[number];

/** What the list is narrowed down to. */
export interface SubmissionView {
  readonly group: SubmissionGroup | null;
  /** A class, by its classroom. */
  readonly classroomId: string | null;
  /** From 1. */
  readonly page: number;
}

/** What makes no sense counts as absent. */
export const readSubmissionView = (query: URLSearchParams): SubmissionView => ({
  group: SUBMISSION_GROUPS.find((group) => group === query.get("status")) ?? null,
  classroomId: query.get("class")?.slice(0, 200) || null,
  page: Math.max(1, Math.min(1000, Math.trunc(Number(query.get("page"))) || 1)),
});

export const submissionsPath = ({ group, classroomId, page }: SubmissionView): string => {
  const query = new URLSearchParams();
  if (group) query.set("status", group);
  if (classroomId !== null) query.set("class", classroomId);
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `${SUBMISSIONS_PATH}?${query.toString()}` : SUBMISSIONS_PATH;
};

/** A line of a file that is being commented on. */
export interface LinePlace {
  readonly path: string;
  readonly line: number;
}

export const COMMENT_ID = "comment";

/** One submission; with a place its form for comments is about that line. */
export const submissionPath = (attempt: string, place?: LinePlace): string => {
  const path = `${SUBMISSIONS_PATH}/${encodeURIComponent(attempt)}`;
  if (!place) return path;
  return `${path}?${new URLSearchParams({ file: place.path, line: `${place.line}` }).toString()}#${COMMENT_ID}`;
};
