import type { Migration } from "@serambi/kernel/service";

import mentorAppointments from "./0012_mentor_appointments.sql";
import decisionsTakenBack from "./0014_decisions_taken_back.sql";
import demo from "./0001_demo.sql";
import policies from "../rest/policies.sql";
import donationPolicies from "../rest/donationPolicies.sql";
import personalPolicies from "../rest/personalPolicies.sql";
import appointments from "./0002_appointments.sql";
import voices from "./0003_voices.sql";
import donations from "./0007_donations.sql";
import messages from "./0009_messages.sql";
import coders from "./0011_coders.sql";
import voiceSenders from "./0013_voice_senders.sql";
import messageChoices from "./0010_message_choices.sql";
import league from "./0017_league.sql";
import schools from "./0015_schools.sql";
import teams from "./0016_teams.sql";
import boards from "./0018_boards.sql";
import statistics from "./0019_statistics.sql";
import personality from "./0005_personality.sql";

export const migrations: readonly Migration[] = [
  { name: "0001_demo", sql: demo },
  { name: "0002_appointments", sql: appointments },
  { name: "0003_voices", sql: voices },
  { name: "0004_voice_policies", sql: policies },
  { name: "0005_personality", sql: personality },
  { name: "0006_personality_policies", sql: personalPolicies },
  { name: "0007_donations", sql: donations },
  { name: "0008_donation_policies", sql: donationPolicies },
  { name: "0009_messages", sql: messages },
  { name: "0010_message_choices", sql: messageChoices },
  { name: "0011_coders", sql: coders },
  { name: "0012_mentor_appointments", sql: mentorAppointments },
  { name: "0013_voice_senders", sql: voiceSenders },
  { name: "0014_decisions_taken_back", sql: decisionsTakenBack },
  { name: "0015_schools", sql: schools },
  { name: "0016_teams", sql: teams },
  { name: "0017_league", sql: league },
  { name: "0018_boards", sql: boards },
  { name: "0019_statistics", sql: statistics },
];
