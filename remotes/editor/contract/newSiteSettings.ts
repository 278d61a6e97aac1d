import type { Language } from "@serambi/kernel/contracts";

import { fillTemplate, type Answers } from "./fillTemplate";
import type { NewSite, SiteWords } from "./NewSite";
import { OTHER_LANGUAGE } from "./otherLanguage";
import type { SharedParts, Template } from "./Template";

/** The form of the site's office, by the language that its words are in. */
const TOPICS: Readonly<Record<Language, string>> = { id: "kontak", en: "contact" };

/** Routes of a new site, besides the pages that every site has. */
const ROUTES = ["/", "/About", "/Message/:topic", "/Blog", "/Blog/:id/:title?", "/Event", "/Event/:slug", "/Gallery"];

const isSaid = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== "");

const answersOf = (template: Template, site: NewSite, words: SiteWords, language: Language): Answers => {
  const { email, phone = "", address = "" } = site.contact;
  const title = words.title?.trim() ? words.title : site.name;
  const offers = words.offers.filter(({ name, text }) => isSaid(name, text));
  return {
    language,
    texts: {
      name: site.name,
      key: site.key,
      title,
      lede: words.lede,
      offersTitle: template.offers[language],
      email,
      phone,
      dial: phone.replace(/[^+\d]/g, ""),
      address,
      contact: `/Message/${TOPICS[language]}`,
    },
    lists: {
      offers,
      numbered: offers.map(({ name, text }, n) => ({ code: String(n + 1), name, note: text })),
      about: (words.about ?? "").split(/\n+/).filter((paragraph) => isSaid(paragraph)),
      // One figure alone is no section.
      numbers: [words.numbers?.filter(({ value, label }) => isSaid(value, label)) ?? []].flatMap((list) =>
        list.length > 1 ? list : [],
      ),
    },
  };
};

type Parts = readonly unknown[];
const withShared = (sections: Parts, shared: SharedParts): Parts =>
  sections.map((section) => (typeof section === "string" ? shared.sections[section.slice(1)] : section));

/** The pages and words of a site in one of its languages. */
const inLanguage = (template: Template, shared: SharedParts, answers: Answers) => {
  const fill = (part: unknown): unknown => fillTemplate(part, answers);
  const { title = "", lede = "" } = answers.texts;
  return {
    meta: { name: title, description: lede },
    navigation: fill({ ...template.navigation, footer: shared.footer, about: "{lede}" }),
    home: { sections: fill(withShared(template.home, shared)) },
    about: fill({ ...shared.about, sections: withShared(shared.about.sections, shared) }) as object, // as it was read
    topic: { [TOPICS[answers.language]]: fill(shared.topic) },
  };
};

/** The settings of a site out of a template and what somebody said of it. */
export const newSiteSettings = (template: Template, shared: SharedParts, site: NewSite): Record<string, unknown> => {
  const { language, words, otherWords, contact } = site;
  const own = inLanguage(template, shared, answersOf(template, site, words, language));
  const other = OTHER_LANGUAGE[language];
  const second = otherWords && inLanguage(template, shared, answersOf(template, site, otherWords, other));
  const languages = second ? { languages: [language, other] } : {};
  return {
    title: site.name,
    layout: template.layout,
    language,
    languages: second ? [other] : [],
    routes: ROUTES,
    isMaintenance: false,
    css: { ...template.css, clr_primary: site.primary, ...(site.darkDye && { darkDye: site.darkDye }) },
    meta: { ...own.meta, site_name: site.name },
    navigation: own.navigation,
    home: { ...own.home, ...languages },
    page_about: { ...own.about, ...languages },
    messages: { inbox: contact.email, topics: { ...own.topic, ...second?.topic } },
    ...(contact.address && {
      legal: { controller: site.name, address: contact.address, contact: contact.email },
    }),
    ...(second && {
      translations: { [other]: { title: site.name, navigation: second.navigation, meta: second.meta } },
      [`home_${other}`]: { ...second.home, ...languages },
      [`page_about_${other}`]: { ...second.about, ...languages },
    }),
  };
};
