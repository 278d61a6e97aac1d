import {
  HomeSetting,
  LANGUAGES,
  OwnPagesSetting,
  PageSetting,
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
  /** By the end of their setting's key: `about`, `about_en`. */
  pages: z.optional(z.record(z.string(), z.union([PageSetting, OwnPagesSetting]))),
});
export type Site = z.infer<typeof Site>;

/** Sections of a site, and where they stand: a home page by its language, another page by its name, one below it by its slug too. */
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
  ...Object.entries(pages).flatMap(([name, page]) => [
    ...("sections" in page ? [{ where: name, sections: withInner(page.sections) }] : []),
    ...page.pages.map(({ slug, sections }) => ({ where: `${name}/${slug}`, sections: withInner(sections) })),
  ]),
];
