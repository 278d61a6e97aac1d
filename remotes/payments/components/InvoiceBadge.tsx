import { useMessages } from "@serambi/kernel/remote";
import { Badge, type BadgeProps } from "@serambi/kernel/ui";

import type { InvoiceState } from "../contract/Invoice";
import type { Messages } from "../messages/id";

const LOOKS: Readonly<Record<InvoiceState, Pick<BadgeProps, "tone" | "icon">>> = {
  PENDING: { tone: "warning", icon: "clock" },
  PAID: { tone: "success", icon: "check" },
  SETTLED: { tone: "success", icon: "check" },
  REFUNDED: { tone: "info", icon: "refresh" },
  EXPIRED: { tone: "neutral", icon: "minus" },
  FAILED: { tone: "danger", icon: "alert" },
  CANCELLED: { tone: "neutral", icon: "close" },
};

/** The state of an invoice: a shape and a word. */
export const InvoiceBadge = ({ state }: { readonly state: InvoiceState }) => (
  <Badge {...LOOKS[state]}>{useMessages<Pick<Messages, InvoiceState>>()[state]}</Badge>
);
