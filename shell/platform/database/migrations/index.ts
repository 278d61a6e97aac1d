import initial from "./0001_initial.sql";
import clickLog from "./0002_click_log.sql";
import settingsChanges from "./0003_settings_changes.sql";

export interface Migration {
  /** Unique and never changed again once released. */
  readonly name: string;
  readonly sql: string;
}

/** Every migration, oldest first. A released one is never edited: a change is a new file at the end. */
export const migrations: readonly Migration[] = [
  { name: "0001_initial", sql: initial },
  { name: "0002_click_log", sql: clickLog },
  { name: "0003_settings_changes", sql: settingsChanges },
];
