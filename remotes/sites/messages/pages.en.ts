import type { PagesMessages } from "./pages.id";
import { stateMessages } from "./states.en";

export const messages: PagesMessages = {
  ...stateMessages,
  "page.failed": "This page’s content could not be loaded. Please try again in a moment.",
  "festival.headTitle": (name) => `${name}: programme and sponsorship`,
  "festival.sessions": (count) => (count === "1" ? "1 session" : `${count} sessions`),
  "festival.free": "Free",
  "festival.seats": (count) => (count === "1" ? "1 seat left" : `${count} seats left`),
  "festival.unknown": "Its dates and sessions could not be loaded. The rest of this page stands.",
  "speaker.confirmed": "Confirmed",
  "speaker.unconfirmed": "To be confirmed",
};
