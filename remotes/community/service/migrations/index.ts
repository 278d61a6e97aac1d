import type { Migration } from "@serambi/kernel/service";

import demo from "./0001_demo.sql";

export const migrations: readonly Migration[] = [{ name: "0001_demo", sql: demo }];
