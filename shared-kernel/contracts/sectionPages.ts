/** Pages of a site that are a list of sections, by the name in their setting's key: `page_<name>`. */
export const SECTION_PAGES = [
  "about",
  "aksara",
  "belajar-bersama",
  "campus",
  "clients",
  "collaboration",
  "corporates",
  "features",
  "government",
  "metamorfosa",
  "pricing",
  "services",
  "training-services",
] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];
