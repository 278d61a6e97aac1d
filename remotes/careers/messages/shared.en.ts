import { formatNumber } from "@serambi/kernel/i18n";

import type { SharedMessages } from "./shared.id";

const MILLION = 1_000_000;

export const shared: SharedMessages = {
  "place.onsite": "on site",
  "place.hybrid": "hybrid",
  "place.remote": "remote",
  "kind.full-time": "Full time",
  "kind.part-time": "Part time",
  "kind.contract": "Contract",
  "kind.internship": "Internship",
  "field.engineering": "Software",
  "field.data": "Data",
  "field.design": "Design",
  "field.operations": "Operations",
  "field.craft": "Trades and workshops",
  "field.education": "Education",
  "field.marketing": "Marketing",
  "field.finance": "Finance",
  pay: (fromIdr, toIdr) => {
    const from = formatNumber(Math.round(fromIdr / 100_000) / 10, "en");
    const to = formatNumber(Math.round(toIdr / 100_000) / 10, "en");
    return fromIdr === toIdr || from === to ? `IDR\u00a0${from} million` : `IDR\u00a0${from}–${to} million`;
  },
  payFrom: (idr) => `From IDR\u00a0${formatNumber(idr / MILLION, "en")} million`,
  daysAgo: (days) => (days <= 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`),
  closed: "Closed",
  sending: "Sending…",
  optional: "optional",
  faults: (count) => (count === 1 ? "One field needs another look" : `${count} fields need another look`),
  retry: "Try again",
  trap: "Leave this empty",
  waiting: "There is no connection. What you typed is kept in this tab, and sent once you are back online.",
  emailWrong: "The e-mail is not valid.",
  breadcrumb: "Where this page is",
};
