import type { SlotMessages } from "./slots.id";

export const messages: SlotMessages = {
  buy: "Buy this course",
  resume: "Go on paying",
  resumeText: (number) => `Invoice ${number} waits to be paid.`,
  opened: "This course has just opened for you.",
  history: "Invoices",
  waiting: (sum, until) => `${sum} waiting until ${until}`,
  allInvoices: "All invoices",
  payouts: "Payouts",
  payments: "Payments of this site",
  pay: "Pay",
  receipt: "Receipt",
  pass: (months) => `All courses, ${months} months`,
  PENDING: "Waiting",
  PAID: "Paid",
  SETTLED: "Settled",
  REFUNDED: "Refunded",
  EXPIRED: "Expired",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
};
