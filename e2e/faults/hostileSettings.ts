type Settings = Record<string, unknown>;

/** A part of the settings that is an object where they are good. */
const part = (settings: Settings, name: string): Settings => settings[name] as Settings; // as the seed has it

/** Settings that lack a field. */
export const without =
  (field: string) =>
  (settings: Settings): Settings =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => name !== field));

const COLOURS = ["primary", "secondary", "success", "info", "warning", "danger", "light", "dark"];

/** All eight colours the same, but for those named. */
export const withColours =
  (colour: string, others: Readonly<Record<string, string>> = {}) =>
  (settings: Settings): Settings => ({
    ...settings,
    css: {
      ...part(settings, "css"),
      ...Object.fromEntries(COLOURS.map((name) => [`clr_${name}`, others[name] ?? colour])),
    },
  });

const link = (label: string, href: string) => ({ label, href });

/** Fields of every kind with values that would run, break out of where they stand, or are of another type. */
export const wrongFields = (settings: Settings): Settings => ({
  ...settings,
  logoDark: "javascript:hostile()",
  logoLight: "data:text/html,<script>hostile()</script>",
  favicon: "java\nscript:hostile()",
  css: {
    clr_primary: "red;}body{display:none",
    clr_dark: 5,
    ft_primary: '"};</style><script>hostile()</script>',
    ft_secondary: "Comic Sans MS",
  },
  meta: { ...part(settings, "meta"), image: "javascript:hostile()", robot_index: "maybe" },
  navigation: {
    ...part(settings, "navigation"),
    primary: [link("Wicked", "javascript:hostile()"), link("Good", "/Courses"), link("Elsewhere", "/\\evil.example")],
    legal: "none",
    footer: [{ title: "Us", links: [link("Plain", "data:text/html,<script>hostile()</script>")] }],
  },
});

/** What would be an element, and a script, wherever a text is not written as a text. */
export const MARKUP = `</title></style></script><img src="x" onerror="hostile()"><b>Tebal</b>`;

export const withMarkup = (settings: Settings): Settings => ({
  ...settings,
  title: MARKUP,
  meta: { ...part(settings, "meta"), name: MARKUP, description: MARKUP, site_name: MARKUP, keywords: MARKUP },
  navigation: {
    primary: [link(MARKUP, "/Courses")],
    footer: [{ title: MARKUP, links: [link(MARKUP, "/"), { label: MARKUP }] }],
    statement: MARKUP,
    about: MARKUP,
  },
});

/** A word of 200 letters. */
export const ENDLESS = "Pendidikansepanjanghayat".repeat(9).slice(0, 200);

/** Names without end or blank, and more links than a header has room for. */
export const withLongTexts = (settings: Settings): Settings => ({
  ...settings,
  title: ENDLESS,
  meta: { ...part(settings, "meta"), name: ENDLESS },
  navigation: {
    primary: Array.from({ length: 60 }, (_, index) => link(index < 3 ? ENDLESS : `Tautan ${index}`, `/#a${index}`)),
    tools: [link(ENDLESS, "/#b")],
    action: link(ENDLESS, "/#c"),
    footer: [{ title: ENDLESS, links: [link(ENDLESS, "/#d"), { label: ENDLESS }] }],
    legal: [link(ENDLESS, "/#e")],
    statement: ENDLESS,
    about: ENDLESS,
  },
});

/** Two megabytes of settings, in every field that takes text or a list. */
export const withTwoMegabytes = (settings: Settings): Settings => ({
  ...settings,
  meta: {
    ...part(settings, "meta"),
    description: "x".repeat(500_000),
    image: `https://a.example/${"x".repeat(200_000)}`,
  },
  navigation: {
    ...part(settings, "navigation"),
    primary: Array.from({ length: 4_000 }, (_, index) => link(`Tautan ${index}`, `/${"y".repeat(200)}`)),
    about: "x".repeat(300_000),
  },
  notes: "x".repeat(300_000),
});
