import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { demoDesk as DemoDesk } from "./demoDesk.id";

const INVOICE = { open: "Not paid", told: "Being checked", paid: "Paid" } as const;
const VERDICT = {
  mistyped: "The number is mistyped",
  unknown: "There is no such number",
  valid: "The certificate is valid",
  revoked: "The certificate was revoked",
} as const;
const STEP = {
  draft: "Being written",
  ready: "To be checked",
  signed: "Signed",
  received: "Received at home",
} as const;

/** Payments, certificates and report cards. */
export const demoDesk: CatalogueOf<typeof DemoDesk> = {
  invoice: "Invoice",
  forWhat: "For",
  amount: "Amount",
  dueOn: "Due",
  acts: "Action",
  invoicesOn: (day) => `Invoices as of ${day}`,
  invoiceState: (state) => INVOICE[state],
  late: "Late",
  pay: "Mark as paid",
  payOf: (number) => `Mark ${number} as paid`,
  isPaid: (number) => `${number} is marked as paid.`,
  unpay: "Undo",
  unpayOf: (number) => `Take back that ${number} is paid`,
  isUnpaid: (number) => `${number} is open again.`,
  tell: "I have transferred it",
  tellOf: (number) => `I have transferred ${number}`,
  isTold: (number) => `The office knows that ${number} was transferred.`,
  billed: (amount) => `Billed ${amount}`,
  received: (amount) => `Received ${amount}`,
  outstanding: (amount) => `Outstanding ${amount}`,
  lateCount: (count) => `${count} late`,
  noAmounts: "Teachers see who has paid, and no amounts.",

  requirements: "Requirements",
  haveOf: (have, need, unit) => `${have} of ${need} ${unit}`.trim(),
  met: "Met",
  notMet: "Not yet",
  oneMore: (label) => `One more: ${label}`,
  oneLess: (label) => `One less: ${label}`,
  noNumberYet: "No number yet",
  issue: "Issue it",
  isIssued: (number) => `Issued as ${number}.`,
  notReady: "Some requirements are not met yet.",
  revoke: "Revoke it",
  revoked: "Revoked",
  checkNumber: "Check the number of a certificate",
  checkHelp: "Anybody may. Try it with one digit changed.",
  checkIt: "Check",
  verdict: (verdict) => VERDICT[verdict],

  subject: "Subject",
  least: "Pass mark",
  mark: "Mark",
  grade: "Grade",
  mean: "Mean",
  meanIs: (mean) => `The mean is ${mean} now.`,
  remark: "Remark",
  reportStep: (step) => STEP[step],
  handOver: "Hand over to be checked",
  handedOver: "Handed over. The teacher cannot change marks any more.",
  signReport: "Sign it",
  reportSigned: "Signed. It can be seen at home now.",
  receive: "Sign that it was received",
  reportReceived: "Received and signed.",
  giveBack: "Give it back to the teacher",
  reportReopened: "Given back to the teacher.",
  notSignedYet: "Not signed yet. It is shown here once it was checked.",
};
