import { useMessages } from "@serambi/kernel/remote";
import { Badge, type BadgeProps } from "@serambi/kernel/ui";

import type { PayoutState } from "../../contract/Payout";
import type { PayoutMessages } from "../../messages/payouts.id";

const LOOKS: Readonly<Record<PayoutState, Pick<BadgeProps, "tone" | "icon">>> = {
  REQUESTED: { tone: "warning", icon: "clock" },
  APPROVED: { tone: "info", icon: "check" },
  PROCESSING: { tone: "info", icon: "arrow-right" },
  SUCCEEDED: { tone: "success", icon: "check" },
  FAILED: { tone: "danger", icon: "alert" },
  REJECTED: { tone: "danger", icon: "close" },
  CANCELLED: { tone: "neutral", icon: "minus" },
  REVERSED: { tone: "neutral", icon: "refresh" },
};

/** The state of a payout: a shape and a word. */
export const PayoutBadge = ({ state }: { readonly state: PayoutState }) => (
  <Badge {...LOOKS[state]}>{useMessages<PayoutMessages>()[state]}</Badge>
);
