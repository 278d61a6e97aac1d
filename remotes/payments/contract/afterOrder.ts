import type { Invoice } from "./Invoice";
import { statusPath, SUCCESS_PATH } from "./paths";

/** A page of this site, where the sandbox takes the payment. */
const isOwnPage = (address: string): boolean => /^\/(?!\/)/.test(address);

/**
 * Where a buyer goes whose invoice was made. A form may not end at another site (the pages' policy), and a provider may take a while to make its
 * page: the invoice's own page waits for it and goes on there.
 */
export const afterOrder = ({ payAt, state, number }: Pick<Invoice, "payAt" | "state" | "number">): string => {
  if (payAt !== null && isOwnPage(payAt)) return payAt;
  const status = statusPath(SUCCESS_PATH, number);
  return state === "PENDING" ? `${status}&go=provider` : status;
};
