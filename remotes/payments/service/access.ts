import type { Entitled } from "@serambi/kernel/service";

import type { InvoiceRow } from "./invoices/rows";
import type { Work } from "./Work";

/** A pass: the right to every class of a site, as the remote that has the classes names it (docs/decisions/0052). */
const PASS: Entitled = { kind: "courses.all", code: "*" };

/** The right to one class. */
const classRight = (classroomId: string): Entitled => ({ kind: "courses.class", code: classroomId });

/** What is bought, as rights name it. */
export const rightOf = (kind: InvoiceRow["kind"], classroomId: string): Entitled =>
  kind === "pass" ? PASS : classRight(classroomId);

const monthsAfter = (moment: Date, months: number): Date => {
  const until = new Date(moment);
  until.setUTCMonth(until.getUTCMonth() + months);
  // The 31st of a month that has 30 days would be the first of the next one.
  if (until.getUTCDate() !== moment.getUTCDate()) until.setUTCDate(0);
  return until;
};

/** Gives the right to what was paid. A repeat does nothing. */
export const giveRight = async ({ entitlements, now }: Work, invoice: InvoiceRow): Promise<void> => {
  const { kind, months, person_id: personId, number, right_kind, right_code } = invoice;
  const source = kind === "pass" ? "pass" : invoice.total_idr === "0" ? "voucher" : "bought";
  await entitlements.grant({
    personId,
    kind: right_kind,
    code: right_code,
    source,
    reference: number,
    grantedBy: personId,
    ...(kind === "pass" && { expiresAt: monthsAfter(now, months) }),
  });
};

/** Takes the right away that an invoice gave, and no other. */
export const takeRight = async ({ entitlements }: Work, invoice: InvoiceRow, why: string): Promise<void> => {
  await entitlements.revoke({ personId: invoice.person_id, reference: invoice.number, why });
};

/** Whether a person may read all of a class: it is theirs, or they have a pass. */
export const hasRight = (
  { entitlements }: Pick<Work, "entitlements">,
  personId: string,
  classroomId: string,
): Promise<boolean> => entitlements.has(personId, [classRight(classroomId), PASS]);

/** Whether a person has a pass that is good now. */
export const hasPass = ({ entitlements }: Pick<Work, "entitlements">, personId: string): Promise<boolean> =>
  entitlements.has(personId, [PASS]);
