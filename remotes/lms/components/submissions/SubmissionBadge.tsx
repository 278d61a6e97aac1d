import { useMessages } from "@serambi/kernel/remote";
import { Badge, type BadgeProps } from "@serambi/kernel/ui";

import { groupOf } from "../../contract/submissions/groupOf";
import type { SubmissionGroup } from "../../contract/submissions/submissionQuery";
import type { SubmissionMessages } from "../../messages/submissions.id";

const LOOKS = {
  open: { tone: "neutral", icon: "minus", text: "stateOpen" },
  passed: { tone: "info", icon: "clock", text: "statePassed" },
  accepted: { tone: "success", icon: "check", text: "stateAccepted" },
  rejected: { tone: "danger", icon: "alert", text: "stateRejected" },
} as const satisfies Record<SubmissionGroup, Pick<BadgeProps, "tone" | "icon"> & { text: keyof SubmissionMessages }>;

/** The state of a submission: a shape and a word. */
export const SubmissionBadge = (props: Parameters<typeof groupOf>[0]) => {
  const t = useMessages<SubmissionMessages>();
  const { text, ...look } = LOOKS[groupOf(props)];
  return <Badge {...look}>{t[text]}</Badge>;
};
