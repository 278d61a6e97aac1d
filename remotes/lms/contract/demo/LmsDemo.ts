import * as z from "zod/mini";

import { ExchangeDemo, OverviewDemo } from "./officeDemos";
import { AttendanceDemo, CertificateDemo, GradebookDemo, PaymentsDemo, ReportDemo, TimetableDemo } from "./schoolDemos";
import { DrillDemo, ForumDemo, MessagesDemo, OutlineDemo, QuizDemo, StudioDemo, TracingDemo } from "./talkDemos";

/** The demonstration on the page of a feature, in the site's own words. */
export const LmsDemo = z.discriminatedUnion("kind", [
  GradebookDemo,
  TimetableDemo,
  AttendanceDemo,
  ReportDemo,
  PaymentsDemo,
  CertificateDemo,
  QuizDemo,
  MessagesDemo,
  ForumDemo,
  OutlineDemo,
  DrillDemo,
  TracingDemo,
  OverviewDemo,
  ExchangeDemo,
  StudioDemo,
]);
export type LmsDemo = z.infer<typeof LmsDemo>;
