import type { SectionMessages } from "./id";
import { stateMessages } from "./states.en";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const messages: SectionMessages = {
  homeFailed: "This page’s content could not be loaded. Please try again in a moment.",
  emptyTitle: "There is nothing on this page yet",
  emptyText: "The people who run this site have not put it together. Please come back later.",
  month: (index) => MONTHS[index] ?? "",
  dateRange: (from, to) => `${from} – ${to}`,
  minutes: (count) => (count === 1 ? "1 minute" : `${count} minutes`),
  ...stateMessages,
  cellLabel: (row, column) => `${row}, ${column}`,
  give: (amount) => `Give ${amount}`,
  scrollTable: "Scroll sideways to see every column",
  noMark: "No mark yet",
};
