import type { DemoMessages } from "./demo.id";
import { demoDesk } from "./demoDesk.en";
import { demoOffice } from "./demoOffice.en";
import { demoSchool } from "./demoSchool.en";
import { demoTalk } from "./demoTalk.en";

/** Demonstrations that may be tried on the pages of features. */
export const messages: DemoMessages = {
  tryThis: (hint: string) => `Try it: ${hint}`,
  reset: "Start over",
  wasReset: "Everything is as it was at first.",
  lookAs: "See it as",
  keptHere: "An example, not real data. Changes stay in this tab only and are gone when you close it.",
  needsScripts: "This is how it begins. To try it, turn on JavaScript in your browser.",
  name: "Name",
  state: "State",
  percent: (value: number) => `${value}%`,
  people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  cancel: "Cancel",
  ...demoSchool,
  ...demoDesk,
  ...demoTalk,
  ...demoOffice,
};
