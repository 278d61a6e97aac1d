import { campaignSections } from "./campaignSections";
import { communitySections } from "./communitySections";
import { generalSections } from "./generalSections";
import { institutionSections } from "./institutionSections";
import { movementSections } from "./movementSections";
import { pageSections } from "./pageSections";
import { pressSections } from "./pressSections";
import { publicSections } from "./publicSections";

/** The sections that home pages, and other pages that are lists of sections, are made of. Each is a chunk of its own; their schemas share one. */
export const sections = [
  ...generalSections,
  ...pressSections,
  ...campaignSections,
  ...movementSections,
  ...institutionSections,
  ...communitySections,
  ...publicSections,
  ...pageSections,
] as const;
