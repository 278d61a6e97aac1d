import type { Migration } from "@serambi/kernel/service";

import classes from "./0001_classes.sql";
import lessons from "./0004_lessons.sql";
import classListing from "./0005_class_listing.sql";
import classTerms from "./0006_class_terms.sql";
import classReviews from "./0007_class_reviews.sql";
import enrolments from "./0010_enrolments.sql";

/** The numbers that are missing are the platform's own, from before services had migrations of their own. */
export const migrations: readonly Migration[] = [
  { name: "0001_classes", sql: classes },
  { name: "0004_lessons", sql: lessons },
  { name: "0005_class_listing", sql: classListing },
  { name: "0006_class_terms", sql: classTerms },
  { name: "0007_class_reviews", sql: classReviews },
  { name: "0010_enrolments", sql: enrolments },
];
