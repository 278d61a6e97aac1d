import { useEffect } from "react";

import type { Theme } from "../contract/Wishes";
import s from "./ThemeWish.module.css";

/**
 * Shows the page in the theme of its address, whatever the visitor chose for the site. By style from the first byte; once
 * scripts run also by the attribute that a site's own choice sets, which a few signs go by.
 */
export const ThemeWish = ({ theme }: { readonly theme: Theme | null }) => {
  useEffect(() => {
    if (theme === null) return undefined;
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    dataset["theme"] = theme;
    return () => {
      if (before === undefined) delete dataset["theme"];
      else dataset["theme"] = before;
    };
  }, [theme]);
  return theme === null ? null : <span hidden className={s[theme]} />;
};
