import { useSyncExternalStore } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { readTheme, setTheme, watchTheme } from "./theme";
import s from "./ThemeSwitch.module.css";

export interface ThemeSwitchProps {
  readonly labels: {
    /** Before the browser knows which theme is shown. */
    readonly neutral: string;
    readonly toDark: string;
    readonly toLight: string;
  };
  readonly className?: string | undefined;
}

const unknownTheme = () => null;

/** Changes between light and dark; the choice is remembered. Which sign is shown follows the theme by CSS alone. */
export const ThemeSwitch = ({ labels, className }: ThemeSwitchProps) => {
  const theme = useSyncExternalStore(watchTheme, readTheme, unknownTheme);
  const label = theme === null ? labels.neutral : theme === "dark" ? labels.toLight : labels.toDark;
  return (
    <button
      type="button"
      className={cx(s.switch, className)}
      aria-label={label}
      title={label}
      onClick={() => setTheme(readTheme() === "dark" ? "light" : "dark")}
    >
      <Icon name="moon" className={s.moon} />
      <Icon name="sun" className={s.sun} />
    </button>
  );
};
