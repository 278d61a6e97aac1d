import type { InvoiceRow } from "./invoices/rows";
import type { Work } from "./Work";

const monthsAfter = (moment: Date, months: number): Date => {
  const until = new Date(moment);
  until.setUTCMonth(until.getUTCMonth() + months);
  // The 31st of a month that has 30 days would be the first of the next one.
  if (until.getUTCDate() !== moment.getUTCDate()) until.setUTCDate(0);
  return until;
};

const PASS_CODE = "all";

/** The thing that an invoice is for, as rights name it. */
const thingOf = ({ kind, slug }: Pick<InvoiceRow, "kind" | "slug">) =>
  kind === "pass" ? ({ kind: "pass", code: PASS_CODE } as const) : ({ kind: "course", code: slug } as const);

/** Gives the right to what was paid. A repeat does nothing. */
export const giveRight = async ({ entitlements, now }: Work, invoice: InvoiceRow): Promise<void> => {
  const { kind, months, person_id: personId, number } = invoice;
  const source = kind === "pass" ? "pass" : invoice.total_idr === "0" ? "voucher" : "bought";
  await entitlements.grant({
    personId,
    ...thingOf(invoice),
    source,
    reference: number,
    ...(kind === "pass" && { until: monthsAfter(now, months) }),
  });
};

/** Takes the right away that an invoice gave, and no other. */
export const takeRight = async (work: Pick<Work, "entitlements">, invoice: InvoiceRow, why: string): Promise<void> => {
  await work.entitlements.revoke({
    personId: invoice.person_id,
    ...thingOf(invoice),
    reference: invoice.number,
    why,
  });
};

/** Whether a person may read all of a class: it is theirs, or they have a pass. */
export const hasRight = async (
  { entitlements }: Pick<Work, "entitlements">,
  personId: string,
  slug: string,
): Promise<boolean> =>
  (await entitlements.has({ personId, kind: "course", code: slug })) ||
  (await entitlements.has({ personId, kind: "pass", code: PASS_CODE }));

/** Whether a person has a pass that is good now. */
export const hasPass = ({ entitlements }: Pick<Work, "entitlements">, personId: string): Promise<boolean> =>
  entitlements.has({ personId, kind: "pass", code: PASS_CODE });
