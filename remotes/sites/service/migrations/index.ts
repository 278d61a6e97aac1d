import type { Migration } from "@serambi/kernel/service";

import proposals from "./0001_proposals.sql";

export const migrations: readonly Migration[] = [{ name: "0001_proposals", sql: proposals }];
