import { ThemeSwitch } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";

/** The switch between light and dark with the shell's texts. */
export const ThemeTool = ({ t }: Pick<FrameProps, "t">) => (
  <ThemeSwitch labels={{ neutral: t.changeTheme, toDark: t.useDarkTheme, toLight: t.useLightTheme }} />
);
