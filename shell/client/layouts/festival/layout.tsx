import { cx, Kain } from "@serambi/kernel/ui";

import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./festival.module.css";
import m from "./menu.module.css";
import { SponsorWall } from "./SponsorWall";
import inner from "./inner.module.css";

const menu: MenuLook = { parts: m };

const Header = (props: FrameProps) => (
  <HeaderBar {...props} menu={menu} align="end" menuVariant="word" mark={null} className={s.head} logoClass={s.logo} />
);

/** A length of cloth at the head of each inner page. */
const Ornament = () => <Kain seed="poster" motif="ceplok" variant="field" ground="light" width={720} height={480} />;

/** The festival: a street poster in condensed black on mango; by night the type takes the colour and the ground goes dark. */
export const layout: Layout = {
  name: "festival",
  design: {
    fontUi: "text",
    weightDisplay: 800,
    weightHeading: 800,
    trackDisplay: "-.05em",
    trackHeading: "-.02em",
    leadDisplay: 0.84,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "ceplok",
    density: "airy",
    motion: "lively",
    content: "100rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer: SponsorWall,
  frame: "poster",
  composition: { head: "plain", list: "posters", cover: "beside", Ornament },
  missing: { form: "figure" },
  className: cx(s.page, inner.inner),
};
