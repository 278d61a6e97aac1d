import type { LayoutsMessages } from "./id";

export const messages: LayoutsMessages = {
  title: "Every layout",
  intro: (count, site) =>
    `The same content, the home page of ${site}, in ${count} layouts and three widths of screen. Colours and typefaces stay this site's own.`,
  theme: "Theme",
  themeSystem: "As the system has it",
  themeLight: "Light",
  themeDark: "Dark",
  language: "Language",
  indonesian: "Indonesian",
  english: "English",
  show: "Show",
  contents: "Layouts",
  components: "Components",
  open: (layout) => `Open ${layout} on a page of its own`,
  frame: (layout, widthPx) => `${layout} at ${widthPx} pixels`,
};
