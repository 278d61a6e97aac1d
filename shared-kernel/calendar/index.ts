export { makeIcs, type CalendarEvent } from "./makeIcs";
