import type { Migration } from "@serambi/kernel/service";

import careers from "./0001_careers.sql";

export const migrations: readonly Migration[] = [{ name: "0001_careers", sql: careers }];
