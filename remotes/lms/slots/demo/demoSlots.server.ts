import { serverSlot } from "@serambi/kernel/server";

import { ExchangeDemo, OverviewDemo } from "../../contract/demo/officeDemos";
import {
  AttendanceDemo,
  CertificateDemo,
  GradebookDemo,
  PaymentsDemo,
  ReportDemo,
  TimetableDemo,
} from "../../contract/demo/schoolDemos";
import { DrillDemo, ForumDemo, MessagesDemo, OutlineDemo, QuizDemo, TracingDemo } from "../../contract/demo/talkDemos";

/** All that a demonstration shows stands in its properties. */
const nothingMore = () => Promise.resolve(null);

/** The demonstrations on pages of features: each a slot, with code of its own. */
export const demoSlots = {
  "lms.demo-gradebook.v1": serverSlot(GradebookDemo, nothingMore),
  "lms.demo-timetable.v1": serverSlot(TimetableDemo, nothingMore),
  "lms.demo-attendance.v1": serverSlot(AttendanceDemo, nothingMore),
  "lms.demo-report.v1": serverSlot(ReportDemo, nothingMore),
  "lms.demo-payments.v1": serverSlot(PaymentsDemo, nothingMore),
  "lms.demo-certificate.v1": serverSlot(CertificateDemo, nothingMore),
  "lms.demo-quiz.v1": serverSlot(QuizDemo, nothingMore),
  "lms.demo-messages.v1": serverSlot(MessagesDemo, nothingMore),
  "lms.demo-forum.v1": serverSlot(ForumDemo, nothingMore),
  "lms.demo-outline.v1": serverSlot(OutlineDemo, nothingMore),
  "lms.demo-drill.v1": serverSlot(DrillDemo, nothingMore),
  "lms.demo-tracing.v1": serverSlot(TracingDemo, nothingMore),
  "lms.demo-overview.v1": serverSlot(OverviewDemo, nothingMore),
  "lms.demo-exchange.v1": serverSlot(ExchangeDemo, nothingMore),
};
