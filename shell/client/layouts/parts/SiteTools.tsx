import { FramePlace } from "../../frame/FramePlace";
import type { FrameProps } from "../types";
import { LanguageSwitch } from "./LanguageSwitch";
import { SearchTool } from "./SearchTool";
import s from "./SiteTools.module.css";
import { ThemeTool } from "./ThemeTool";

interface SiteToolsProps extends Pick<FrameProps, "tenant" | "t"> {
  /** False where a way to the search stands beside it. */
  readonly hasSearch?: boolean | undefined;
  /** True in a menu: what remotes put there takes a line of its own. */
  readonly isInMenu?: boolean | undefined;
}

/** What a visitor may set or call: the language, where the site offers several, light or dark, and the search. */
export const SiteTools = ({ tenant, t, hasSearch = true, isInMenu = false }: SiteToolsProps) => (
  <span className={s.tools}>
    <LanguageSwitch tenant={tenant} t={t} />
    <span className={s.signs}>
      {hasSearch && <SearchTool t={t} />}
      <ThemeTool t={t} />
      {!isInMenu && <FramePlace name="header.help" />}
      {!isInMenu && <FramePlace name="header.account" />}
    </span>
    {isInMenu && <FramePlace name="header.help" form="row" />}
    {isInMenu && <FramePlace name="header.account" form="row" />}
  </span>
);
