import { Logo } from "../parts/Logo";
import { SkipLink } from "../parts/SkipLink";
import type { FrameProps } from "../types";
import { Shed } from "./Shed";
import s from "./WeaverHeader.module.css";

/** The name and the drawer's handle, on the field that the first section continues. */
export const WeaverHeader = ({ tenant, path, t }: FrameProps) => (
  <header className={s.head}>
    <SkipLink label={t.skipToContent} />
    <Logo {...{ tenant, path, t }} ground="light" mark={null} className={s.mark} />
    <Shed {...{ tenant, path, t }} />
  </header>
);
