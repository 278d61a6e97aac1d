import { hasRoute, OwnPagesSetting, PageSetting, SECTION_PAGES, type PublicTenant } from "@serambi/kernel/contracts";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";
import * as z from "zod";

import { LegalSetting } from "../contract/hosts/legal";
import { PortfolioSetting } from "../contract/hosts/portfolio";
import { placesOf } from "../contract/pages/placesOf";
import { patternsOf } from "../contract/paths";
import { casePath } from "../contract/portfolio/paths";
import { legalPassages } from "./legalPassages";
import { textOfProps } from "./textOfProps";

const PAGE: Text = { id: "Halaman", en: "Page" };
const CASE: Text = { id: "Pekerjaan", en: "Case" };

const Sections = z.object({
  title: z.string().optional(),
  sections: z.array(z.object({ props: z.record(z.string(), z.unknown()).default({}) })),
});
const Named = z.object({ anchor: z.string().optional().catch(undefined), title: z.string().catch("") });

/** The sections of a page, each with its place on it. */
const sectionPassages = (tenant: PublicTenant, path: string, setting: unknown): readonly Passage[] => {
  const { data } = Sections.safeParse(setting);
  if (!data) return [];
  const title = data.title ?? tenant.settings.title;
  return data.sections.flatMap(({ props }): Passage[] => {
    const { anchor, title: heading } = Named.parse(props);
    const text = textOfProps(props, tenant.language);
    if (text === "") return [];
    return [
      {
        path: anchor === undefined ? path : `${path}#${anchor}`,
        title,
        ...(heading !== "" && { heading: plainText(heading) }),
        kind: PAGE,
        text,
        language: tenant.language,
      },
    ];
  });
};

const MAIL = /^mailto:([^?]+)/;

/** Where a person can be reached, as the site's navigation has it. */
const contactFacts = ({ settings: { navigation } }: PublicTenant): readonly PassageFact[] => {
  const links = [
    ...(navigation.action ? [navigation.action] : []),
    ...navigation.footer.flatMap(({ links: found }) => found),
    ...navigation.primary,
  ];
  const hrefs = links.flatMap(({ href }) => (href === undefined ? [] : [href]));
  const mail = hrefs.flatMap((href) => MAIL.exec(href)?.[1] ?? [])[0];
  if (mail === undefined) return [];
  return [{ asks: "contact", label: { id: "Surel", en: "Email" }, value: { id: mail, en: mail } }];
};

const sitePassage = (tenant: PublicTenant): Passage => {
  const { title, meta, navigation } = tenant.settings;
  const ends = navigation.footer.map(
    ({ title: heading, links }) => `${heading}: ${links.map(({ label }) => label).join(", ")}`,
  );
  return {
    path: "/",
    title,
    kind: PAGE,
    text: [meta.name, meta.description, navigation.about, navigation.statement, ...ends].filter(Boolean).join("\n"),
    language: tenant.language,
    facts: contactFacts(tenant),
  };
};

const casePassages = (tenant: PublicTenant, setting: unknown): readonly Passage[] =>
  (PortfolioSetting.safeParse(setting).data?.cases ?? []).flatMap((one): Passage[] => {
    const path = casePath(tenant, one);
    const text = [one.summary, plainText(one.description), one.clientName].join("\n");
    return path === undefined ? [] : [{ path, title: one.title, kind: CASE, text, language: tenant.language }];
  });

/** Texts of pages that are lists of sections, the work for clients, and how the site itself can be reached. */
export const passages = async ({ tenant, setting }: PassageCall): Promise<readonly Passage[]> => {
  const shown = SECTION_PAGES.filter((name) => patternsOf(name).some((pattern) => hasRoute(tenant, pattern)));
  const pages = await Promise.all(
    shown.map(async (name) => {
      const { data } = PageSetting.safeParse(await setting(`page_${name}`));
      return data ? placesOf(tenant, name, data).map((place) => sectionPassages(tenant, place.path, place)) : [];
    }),
  );
  const { data: own } = OwnPagesSetting.safeParse(await setting("page_own"));
  return [
    sitePassage(tenant),
    ...sectionPassages(tenant, "/", await setting("home")),
    ...pages.flat(2),
    ...(own?.pages ?? []).flatMap((page) => sectionPassages(tenant, `/${page.slug}`, page)),
    ...casePassages(tenant, await setting("portfolio")),
    ...legalPassages(tenant, LegalSetting.safeParse(await setting("legal")).data ?? null),
  ];
};
