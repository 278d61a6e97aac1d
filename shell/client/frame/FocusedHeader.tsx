import { Logo } from "../layouts/parts/Logo";
import { SkipLink } from "../layouts/parts/SkipLink";
import { ThemeTool } from "../layouts/parts/ThemeTool";
import type { FrameProps } from "../layouts/types";
import s from "./FocusedHeader.module.css";

/** The header of a page that one concentrates in: the site's sign and its light, in the two ends of the page's own bar. */
export const FocusedHeader = ({ tenant, path, t }: FrameProps) => (
  <header className={s.header} data-focused>
    <SkipLink label={t.skipToContent} />
    <Logo {...{ tenant, path, t }} name={<></>} className={s.logo} />
    <span className={s.tools}>
      <ThemeTool t={t} />
    </span>
  </header>
);
