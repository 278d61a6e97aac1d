import type { Migration } from "@serambi/kernel/service";

import payments from "./0001_payments.sql";

export const migrations: readonly Migration[] = [{ name: "0001_payments", sql: payments }];
