export type Theme = "light" | "dark";

/** Local storage key of the visitor's choice; missing: the system's. */
export const THEME_KEY = "theme";

const CHANGED = "serambi:theme";
const darkSystem = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The theme that is shown: the visitor's choice, otherwise the system's. */
export const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return darkSystem().matches ? "dark" : "light";
};

/** Shows a theme and remembers it. A browser that refuses storage shows it until the next page load. */
export const setTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  window.dispatchEvent(new Event(CHANGED));
};

/** Calls back when the shown theme may have changed; gives the way to stop. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const system = darkSystem();
  system.addEventListener("change", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    system.removeEventListener("change", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
};
