import type { Migration } from "@serambi/kernel/service";

import careers from "./0001_careers.sql";
import seedSecrets from "./0002_seed_secrets.sql";
import closingJobs from "./0003_closing_jobs.sql";

export const migrations: readonly Migration[] = [
  { name: "0001_careers", sql: careers },
  { name: "0002_seed_secrets", sql: seedSecrets },
  { name: "0003_closing_jobs", sql: closingJobs },
];
