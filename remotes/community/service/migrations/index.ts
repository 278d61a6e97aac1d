import type { Migration } from "@serambi/kernel/service";

import demo from "./0001_demo.sql";
import appointments from "./0002_appointments.sql";

export const migrations: readonly Migration[] = [
  { name: "0001_demo", sql: demo },
  { name: "0002_appointments", sql: appointments },
];
