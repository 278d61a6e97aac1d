import { FramePlace } from "../../frame/FramePlace";
import { Logo } from "../parts/Logo";
import { SearchTool } from "../parts/SearchTool";
import { SkipLink } from "../parts/SkipLink";
import type { FrameProps } from "../types";
import { Shed } from "./Shed";
import s from "./WeaverHeader.module.css";

/** The name, the search and the drawer's handle, on the field that the first section continues. */
export const WeaverHeader = ({ tenant, path, t }: FrameProps) => (
  <header className={s.head}>
    <SkipLink label={t.skipToContent} />
    <Logo {...{ tenant, path, t }} ground="light" mark={null} className={s.mark} />
    <SearchTool t={t} className={s.search} />
    <FramePlace name="header.help" />
    <FramePlace name="header.account" />
    <Shed {...{ tenant, path, t }} />
  </header>
);
