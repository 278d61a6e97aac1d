import type { NavLink, PublicTenant } from "@serambi/kernel/contracts";

/** What fits a header's row, a button or a footer's column of any layout. */
const MAX_LABEL = 48;
/** The longest words of both languages are shorter. */
const MAX_WORD = 24;
const SYLLABLES = 8;
const SOFT_HYPHEN = "\u00AD";

/** A word without end may break; an address is written in it as it is. */
const breakable = (text: string): string =>
  text.replace(/[^\s@./-]{25,}/g, (word) =>
    (word.match(new RegExp(`.{1,${SYLLABLES}}`, "gu")) ?? [word]).join(SOFT_HYPHEN),
  );

/** A label that would not fit ends with an ellipsis, after a word where it can. */
const shorten = (text: string): string => {
  if (text.length <= MAX_LABEL) return breakable(text);
  const cut = text.slice(0, MAX_LABEL - 1);
  const space = cut.lastIndexOf(" ");
  return `${breakable(space > MAX_LABEL - MAX_WORD ? cut.slice(0, space) : cut)}…`;
};

const withLabel = <T extends Pick<NavLink, "label">>(link: T): T => ({ ...link, label: shorten(link.label) });

const frameSettings = (settings: PublicTenant["settings"]): PublicTenant["settings"] => {
  const { title, navigation } = settings;
  const { primary, tools, action, footer, legal, statement, about } = navigation;
  return {
    ...settings,
    title: shorten(title),
    navigation: {
      ...navigation,
      primary: primary.map((link) => ({
        ...withLabel(link),
        ...(link.children && { children: link.children.map(withLabel) }),
      })),
      tools: tools.map(withLabel),
      ...(action && { action: withLabel(action) }),
      footer: footer.map(({ title: heading, links }) => ({
        title: breakable(heading),
        links: links.map((link) => ({ ...link, label: breakable(link.label) })),
      })),
      legal: legal.map(withLabel),
      statement: breakable(statement),
      about: breakable(about),
    },
  };
};

/**
 * A tenant as header and footer know it: a name or a label of any length fits. What search engines and the tab are told of
 * it is not shortened.
 */
export const frameTenant = (tenant: PublicTenant): PublicTenant => ({
  ...tenant,
  settings: frameSettings(tenant.settings),
});
