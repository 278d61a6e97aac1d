import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { showcaseMessages as id } from "./showcase.id";

export const showcaseMessages: CatalogueOf<typeof id> = {
  lms: "LMS",
  abilities: "What it can do",
  benefits: "What you gain",
  neighbours: "The features before and after this one",
  previous: "Previous",
  next: "Next",
  allFeatures: "All features",
  breadcrumb: "Breadcrumb",
  openStudio: "Open the coding studio",
  failed: "The LMS page could not be loaded. Please try again in a moment.",
};
