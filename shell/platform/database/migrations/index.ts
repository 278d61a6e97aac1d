import type { Migration } from "../runMigration";
import initial from "./0001_initial.sql";
import clickLog from "./0002_click_log.sql";
import settingsChanges from "./0003_settings_changes.sql";
import services from "./0004_services.sql";
import accounts from "./0005_accounts.sql";
import waysIn from "./0006_ways_in.sql";
import personEvents from "./0007_person_events.sql";
import entitlements from "./0008_entitlements.sql";
import earned from "./0009_earned.sql";
import unsubscribe from "./0010_unsubscribe.sql";
import drive from "./0011_drive.sql";
import drafts from "./0012_drafts.sql";

/** The migration since which services of remotes have journals of their own. */
export const SERVICES = "0004_services";

/** The platform's own tables. Those of remotes are made by their services. */
export const migrations: readonly Migration[] = [
  { name: "0001_initial", sql: initial },
  { name: "0002_click_log", sql: clickLog },
  { name: "0003_settings_changes", sql: settingsChanges },
  { name: SERVICES, sql: services },
  { name: "0005_accounts", sql: accounts },
  { name: "0006_ways_in", sql: waysIn },
  { name: "0007_person_events", sql: personEvents },
  { name: "0008_entitlements", sql: entitlements },
  { name: "0009_earned", sql: earned },
  { name: "0010_unsubscribe", sql: unsubscribe },
  { name: "0011_drive", sql: drive },
  { name: "0012_drafts", sql: drafts },
];
