import type { Language } from "@serambi/kernel/contracts";

import { LAYOUT_NAMES } from "@serambi/kernel/contracts";
import { escapeHtml, tag } from "../render/html";
import { LAYOUTS_STYLE } from "./layoutsStyle";
import type { LayoutsMessages } from "./messages/id";
import { messages as english } from "./messages/en";
import { messages as indonesian } from "./messages/id";
import { LAYOUTS_PATH, WORKSHOP_PATH } from "./paths";

const CATALOGUES: Readonly<Record<Language, LayoutsMessages>> = { id: indonesian, en: english };

/** Widths of the design's three screens, in CSS pixels. */
const WIDTHS_PX = [1440, 768, 360] as const;

export const THEMES = ["system", "light", "dark"] as const;
export type WorkshopTheme = (typeof THEMES)[number];

export interface LayoutsDocument {
  /** Name of the site whose content is shown. */
  readonly site: string;
  readonly language: Language;
  readonly theme: WorkshopTheme;
  readonly nonce: string;
}

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const select = ({ name, label, chosen, options }: Choice): string => {
  const written = options.map(
    ([value, text]) =>
      `${tag("option", { value, selected: value === chosen || undefined })}${escapeHtml(text)}</option>`,
  );
  return `<label>${escapeHtml(label)} ${tag("select", { name })}${written.join("")}</select></label>`;
};

const choices = ({ language, theme }: LayoutsDocument, t: LayoutsMessages): string => {
  const themes = [
    ["system", t.themeSystem],
    ["light", t.themeLight],
    ["dark", t.themeDark],
  ] as const;
  const languages = [
    ["id", t.indonesian],
    ["en", t.english],
  ] as const;
  return [
    tag("form", { action: LAYOUTS_PATH }),
    select({ name: "theme", label: t.theme, chosen: theme, options: themes }),
    select({ name: "language", label: t.language, chosen: language, options: languages }),
    `<button>${escapeHtml(t.show)}</button></form>`,
  ].join("");
};

/** Frames are pictures here: `inert` keeps their hundreds of links out of the keyboard's way. */
const frame = (layout: string, src: string, widthPx: number, t: LayoutsMessages): string =>
  `<div class="screen w${widthPx}">${tag("iframe", { src, title: t.frame(layout, widthPx), loading: "lazy", inert: true })}</iframe></div>`;

const section = (layout: string, query: string, t: LayoutsMessages): string => {
  const src = `${LAYOUTS_PATH}/${layout}?${query}`;
  return [
    tag("section", { id: layout }),
    `<h2 id="${layout}-name">${layout}</h2><p>${tag("a", { href: src })}${escapeHtml(t.open(layout))}</a></p>`,
    tag("div", { class: "screens", tabindex: "0", role: "region", "aria-labelledby": `${layout}-name` }),
    ...WIDTHS_PX.map((widthPx) => frame(layout, src, widthPx, t)),
    "</div></section>",
  ].join("");
};

/** `/__layouts`: one site's home page in every layout, at three widths. */
export const layoutsDocument = (page: LayoutsDocument): string => {
  const { site, language, theme, nonce } = page;
  const t = CATALOGUES[language];
  const query = new URLSearchParams({ language, ...(theme !== "system" && { theme }) }).toString();
  const links = LAYOUT_NAMES.map((name) => `<li><a href="#${name}">${name}</a></li>`);
  return [
    `<!doctype html>${tag("html", { lang: language, "data-theme": theme })}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg">',
    `<title>${escapeHtml(t.title)}</title>${tag("style", { nonce })}${LAYOUTS_STYLE}</style></head><body>`,
    `<header><h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(t.intro(LAYOUT_NAMES.length, site))}</p>`,
    `<p>${tag("a", { href: `${WORKSHOP_PATH}?${query}` })}${escapeHtml(t.components)}</a></p>${choices(page, t)}`,
    `${tag("nav", { "aria-label": t.contents })}<ul>${links.join("")}</ul></nav></header><main>`,
    ...LAYOUT_NAMES.map((name) => section(name, query, t)),
    "</main></body></html>",
  ].join("");
};
