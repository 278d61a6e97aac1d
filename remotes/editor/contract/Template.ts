import { HomeSetting, LANGUAGES, Navigation, TenantCss } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

const Words = z.object({ id: z.string(), en: z.string() });

/** A file of `contract/templates/`: what a new site begins with. `{name}`, `{title}` and `{lede}` in its texts are what the person writes. */
export const Template = z.object({
  name: Words,
  about: Words,
  layout: z.string(),
  language: z.enum(LANGUAGES),
  css: TenantCss,
  routes: z.array(z.string()),
  navigation: Navigation,
  home: HomeSetting,
  /** The two first sentences, until somebody writes others. */
  first: z.object({ title: z.string(), lede: z.string() }),
});
export type Template = z.infer<typeof Template> & { readonly id: string };

/** Answers of the person who makes a new site. */
export interface NewSite {
  readonly name: string;
  readonly key: string;
  readonly title: string;
  readonly lede: string;
  readonly primary: string;
  readonly darkDye: string;
}

const filled = (value: unknown, words: Readonly<Record<string, string>>): unknown => {
  if (typeof value === "string") return value.replace(/\{(name|title|lede)\}/g, (_, name: string) => words[name] ?? "");
  if (Array.isArray(value)) return value.map((item) => filled(item, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, words)]));
};

/** The settings of a site out of a template and what somebody said of it. */
export const settingsOf = (template: Template, site: NewSite): Record<string, unknown> => {
  const words = { name: site.name, title: site.title, lede: site.lede };
  const { layout, language, routes, css, navigation, home } = template;
  return {
    title: site.name,
    layout,
    language,
    routes,
    isMaintenance: false,
    css: { ...css, clr_primary: site.primary, ...(site.darkDye && { darkDye: site.darkDye }) },
    meta: { name: site.title, description: site.lede, site_name: site.name },
    navigation: filled(navigation, words),
    home: filled(home, words),
  };
};

/** A key out of a name: `Sanggar Laras` is `sanggar-laras`. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
