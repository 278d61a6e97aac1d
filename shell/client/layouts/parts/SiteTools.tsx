import type { FrameProps } from "../types";
import { LanguageSwitch } from "./LanguageSwitch";
import s from "./SiteTools.module.css";
import { ThemeTool } from "./ThemeTool";

/** What a visitor may set: the language, where the site offers several, and light or dark. */
export const SiteTools = ({ tenant, t }: Pick<FrameProps, "tenant" | "t">) => (
  <span className={s.tools}>
    <LanguageSwitch tenant={tenant} t={t} />
    <ThemeTool t={t} />
  </span>
);
