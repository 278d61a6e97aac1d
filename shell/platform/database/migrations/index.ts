import initial from "./0001_initial.sql";
import clickLog from "./0002_click_log.sql";
import settingsChanges from "./0003_settings_changes.sql";
import lessons from "./0004_lessons.sql";
import classListing from "./0005_class_listing.sql";
import classTerms from "./0006_class_terms.sql";
import classReviews from "./0007_class_reviews.sql";
import posts from "./0008_posts.sql";

export interface Migration {
  /** Unique and never changed again once released. */
  readonly name: string;
  /** Statements separated by `--> statement-breakpoint`. */
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  { name: "0001_initial", sql: initial },
  { name: "0002_click_log", sql: clickLog },
  { name: "0003_settings_changes", sql: settingsChanges },
  { name: "0004_lessons", sql: lessons },
  { name: "0005_class_listing", sql: classListing },
  { name: "0006_class_terms", sql: classTerms },
  { name: "0007_class_reviews", sql: classReviews },
  { name: "0008_posts", sql: posts },
];
