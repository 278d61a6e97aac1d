import type { PayoutMessages } from "../../messages/payouts.id";

const KNOWN = ["mentor", "teacher", "partner"] as const;

/** Who may request payouts, in words; another role is nobody's word here. */
export const roleText = (role: string, t: PayoutMessages): string => {
  const known = KNOWN.find((one) => one === role);
  return known ? t[known] : "";
};
