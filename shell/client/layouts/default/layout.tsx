import { Kain } from "@serambi/kernel/ui";

import { FooterMinimal } from "../parts/FooterMinimal";
import { HeaderBar } from "../parts/HeaderBar";
import { Leaves } from "../parts/Mark";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./default.module.css";
import m from "./menu.module.css";
import { design } from "./design";

const menu: MenuLook = { parts: m };

const Header = (props: FrameProps) => (
  <>
    <HeaderBar
      {...props}
      menu={menu}
      align="end"
      menuVariant="word"
      rowClass={s.row}
      logoClass={s.logo}
      mark={<Leaves />}
      toolClass={s.tool}
    />
    <div className={s.selvedge} aria-hidden="true">
      <Kain
        className={s.cloth}
        seed={props.tenant.key}
        variant="field"
        ground="dark"
        width={160}
        height={40_000}
        scaleHeight={180}
      />
    </div>
  </>
);

/** The letterhead: the left column names, the right speaks, and the cloth's selvedge is the page's edge. */
export const layout: Layout = {
  name: "default",
  design,
  Header,
  Footer: FooterMinimal,
  frame: "boxed",
  className: s.page ?? "",
};
