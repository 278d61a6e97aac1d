import { campaignSections } from "./campaignSections";
import { communitySections } from "./communitySections";
import { generalSections } from "./generalSections";
import { institutionSections } from "./institutionSections";
import { movementSections } from "./movementSections";
import { pressSections } from "./pressSections";
import { publicSections } from "./publicSections";

/** The sections that home pages are made of. Each is a chunk of its own; their schemas share one. */
export const sections = [
  ...generalSections,
  ...pressSections,
  ...campaignSections,
  ...movementSections,
  ...institutionSections,
  ...communitySections,
  ...publicSections,
] as const;
