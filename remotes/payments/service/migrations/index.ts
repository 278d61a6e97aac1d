import type { Migration } from "@serambi/kernel/service";

import payments from "./0001_payments.sql";
import payouts from "./0002_payouts.sql";
import providers from "./0003_providers.sql";

export const migrations: readonly Migration[] = [
  { name: "0001_payments", sql: payments },
  { name: "0002_payouts", sql: payouts },
  { name: "0003_providers", sql: providers },
];
