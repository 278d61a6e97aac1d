import type { Migration } from "@serambi/kernel/service";

import demo from "./0001_demo.sql";
import policies from "../rest/policies.sql";
import appointments from "./0002_appointments.sql";
import voices from "./0003_voices.sql";

export const migrations: readonly Migration[] = [
  { name: "0001_demo", sql: demo },
  { name: "0002_appointments", sql: appointments },
  { name: "0003_voices", sql: voices },
  { name: "0004_voice_policies", sql: policies },
];
