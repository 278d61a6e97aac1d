import {
  HomeSetting,
  LANGUAGES,
  PageSetting,
  SECTION_PAGES,
  TenantSettings,
  type HomeSection,
} from "@serambi/kernel/contracts";
import { z } from "zod";

/**
 * A site as far as it decides what a remote has to bear: its settings, its home page in each of its languages, and its other
 * pages that are lists of sections.
 */
export const Site = z.object({
  key: z.string().min(1),
  settings: TenantSettings,
  homes: z.partialRecord(z.enum(LANGUAGES), HomeSetting),
  pages: z.optional(z.partialRecord(z.enum(SECTION_PAGES), PageSetting)),
});
export type Site = z.infer<typeof Site>;

/** Sections of a site, and where they stand: a home page by its language, another page by its name. */
interface SectionsOfSite {
  readonly where: string;
  readonly sections: readonly HomeSection[];
}

/** Sections, and the slots inside of them. */
const withInner = (sections: readonly HomeSection[]): readonly HomeSection[] =>
  sections.flatMap((section) => (section.inside ? [section, section.inside] : [section]));

export const sectionsOf = ({ homes, pages = {} }: Site): readonly SectionsOfSite[] => [
  ...LANGUAGES.flatMap((language) => {
    const home = homes[language];
    return home ? [{ where: language, sections: withInner(home.sections) }] : [];
  }),
  ...SECTION_PAGES.flatMap((name) => {
    const page = pages[name];
    return page ? [{ where: name, sections: withInner(page.sections) }] : [];
  }),
];
