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

/** Shows the theme that is remembered; none: the system's. */
const showRemembered = (): void => {
  const chosen = localStorage.getItem(THEME_KEY);
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
};

/** Calls back when the shown theme may have changed, here or in another tab; gives the way to stop. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const system = darkSystem();
  // Another tab of this site keeps another theme. Where it has cleared all that was kept, `key` is null.
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage || (key !== null && key !== THEME_KEY)) return;
    showRemembered();
    onChange();
  };
  window.addEventListener("storage", onStorage);
  system.addEventListener("change", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onStorage);
    system.removeEventListener("change", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
};
