import type { Submission } from "../studio/exerciseAnswers";
import type { SubmissionGroup } from "./submissionQuery";

/** What is to be done with a submission. */
export const groupOf = ({ verdict, isPassed }: Pick<Submission, "verdict" | "isPassed">): SubmissionGroup => {
  if (verdict !== "none") return verdict;
  return isPassed ? "passed" : "open";
};
