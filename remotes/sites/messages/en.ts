import type { SitesMessages } from "./id";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const messages: SitesMessages = {
  homeFailed: "This page’s content could not be loaded. Please try again in a moment.",
  homeEmptyTitle: "There is nothing on this page yet",
  homeEmptyText: "The people who run this site have not put its front page together. Please come back later.",
  month: (index) => MONTHS[index] ?? "",
  dateRange: (from, to) => `${from} – ${to}`,
  minutes: (count) => (count === 1 ? "1 minute" : `${count} minutes`),
  "state.coming-soon": "Coming soon",
  "state.registration-open": "Registration open",
  "state.started": "In progress",
  "state.ended": "Ended",
  "state.upcoming": "Starting soon",
  cellLabel: (row, column) => `${row}, ${column}`,
  give: (amount) => `Give ${amount}`,
  noMark: "No mark yet",
};
