import type { HostCall } from "@serambi/kernel/server";

import { AppointmentForm } from "../contract/Appointment";
import { PlayerForm } from "../contract/Boards";
import { CoderSignUp } from "../contract/CoderSignUp";
import { DonationDecision, DonationForm } from "../contract/Donation";
import { MessageForm } from "../contract/Message";
import { Note } from "../contract/league/Note";
import { CardOrder, PersonalityForm } from "../contract/Personality";
import { SchoolDecision, SchoolForm } from "../contract/Schools";
import { TeamChange, TeamDecision, TeamForm, TeamWithdrawal } from "../contract/Teams";
import { RecordForm } from "../contract/Statistics";
import { AspirationForm, ReviewForm, TestimonyForm } from "../contract/Voices";

const own = (method: HostCall["method"], path: string): HostCall => ({ host: "community", method, path });

/** Every call that this remote makes. */
export const communityHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "cms/app/request-demo" },
  { host: "services", method: "POST", path: "post/appointment/create", body: AppointmentForm },
  { host: "services", method: "POST", path: "auth/signup/coder", body: CoderSignUp },
  { host: "services", method: "POST", path: "drive/upload", isFromBrowser: true },
  { host: "db", method: "GET", path: "book_reviews" },
  { host: "db", method: "POST", path: "book_reviews", body: ReviewForm },
  { host: "db", method: "POST", path: "user_disc", body: PersonalityForm },
  { host: "db", method: "POST", path: "aspirations", body: AspirationForm },
  { host: "db", method: "GET", path: "testimonies" },
  { host: "db", method: "POST", path: "testimonies", body: TestimonyForm },
  { host: "db", method: "GET", path: "donations" },
  { host: "db", method: "POST", path: "donations", body: DonationForm },
  own("GET", "messages/topic"),
  { host: "community", method: "POST", path: "messages", body: MessageForm },
  own("GET", "donations/campaign"),
  own("GET", "donations/one"),
  own("GET", "donations/list"),
  { host: "community", method: "POST", path: "donations/decide", body: DonationDecision },
  own("GET", "personality/questions"),
  own("GET", "personality/result"),
  own("GET", "personality/card"),
  { host: "community", method: "POST", path: "personality/card", body: CardOrder },
  own("GET", "voices/reviews"),
  own("GET", "voices/list"),
  own("GET", "voices/aspirations"),
  own("POST", "voices/decide"),
  own("POST", "voices/undo"),
  own("POST", "voices/answer"),
  { host: "main", method: "GET", path: "active/mentors" },
  own("GET", "mentors/one"),
  { host: "services", method: "GET", path: "authorizer/provinces" },
  { host: "services", method: "GET", path: "authorizer/cities" },
  { host: "services", method: "GET", path: "school/list" },
  { host: "services", method: "POST", path: "school/register", body: SchoolForm },
  { host: "main", method: "GET", path: "statistic/provincies" },
  { host: "community", method: "GET", path: "schools/known", isFromBrowser: true },
  own("GET", "schools/waiting"),
  { host: "main", method: "GET", path: "statistics" },
  {
    host: "services",
    method: "POST",
    path: "statistics/record",
    body: RecordForm,
    isFromBrowser: true,
    isTelemetry: true,
  },
  own("GET", "boards/page"),
  own("GET", "boards/player"),
  { host: "community", method: "POST", path: "boards/join", body: PlayerForm },
  own("POST", "boards/leave"),
  { host: "community", method: "POST", path: "schools/decide", body: SchoolDecision },
  { host: "services", method: "POST", path: "team/register", body: TeamForm },
  { host: "services", method: "POST", path: "auth/team/register", body: TeamForm },
  own("GET", "teams/window"),
  own("GET", "teams/school"),
  own("GET", "teams/one"),
  own("GET", "teams/list"),
  { host: "community", method: "GET", path: "teams/consent", isFromBrowser: true },
  { host: "community", method: "GET", path: "teams/file", isFromBrowser: true },
  { host: "community", method: "POST", path: "teams/change", body: TeamChange },
  { host: "community", method: "POST", path: "teams/withdraw", body: TeamWithdrawal },
  { host: "community", method: "POST", path: "teams/decide", body: TeamDecision },
  { host: "community", method: "GET", path: "league/season", isFromBrowser: true },
  { host: "community", method: "GET", path: "league/match", isFromBrowser: true },
  { host: "community", method: "GET", path: "league/live", isFromBrowser: true },
  { host: "community", method: "GET", path: "league/history", isFromBrowser: true },
  { host: "community", method: "POST", path: "league/note", body: Note, isFromBrowser: true },
  own("GET", "appointments/free"),
  own("GET", "appointments/one"),
  own("GET", "appointments/list"),
  own("POST", "appointments/cancel"),
  own("POST", "appointments/move"),
  own("POST", "appointments/release"),
];
