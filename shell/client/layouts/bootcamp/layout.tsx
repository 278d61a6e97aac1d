import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./bootcamp.module.css";
import inner from "./inner.module.css";
import m from "./menu.module.css";

const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  hem: <p className={m.place}>{tenant.settings.navigation.about}</p>,
});

const Header = (props: FrameProps) => (
  <HeaderBar
    {...props}
    menu={menuOf(props)}
    align="end"
    ground="dark"
    menuVariant="word"
    mark={null}
    className={s.head}
    logoClass={s.logo}
    actionClass={s.action}
  />
);

/** The statement's first line is a numeral as tall as the sentence beside it. */
const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement, about } = tenant.settings.navigation;
  const [numeral, ...lines] = statement.split("\n");
  return (
    <footer className={s.foot}>
      <Kain
        seed={`${tenant.key}-foot`}
        motif="lereng"
        ground="dark"
        variant="band"
        width={1440}
        height={48}
        className={s.band}
      />
      <Wrap>
        {lines.length > 0 && (
          <p className={s.statement}>
            <span>{numeral}</span> {lines.join("\n")}
          </p>
        )}
        {about && <p className={s.about}>{about}</p>}
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** Drawn by the style sheet, in the place that each inner page keeps for it. */
const Ornament = () => null;

/** The bootcamp: fired clay, heavy condensed capitals, nothing softened. */
export const layout: Layout = {
  name: "bootcamp",
  design: {
    fontUi: "text",
    weightDisplay: 900,
    weightHeading: 900,
    trackDisplay: "-.02em",
    trackHeading: "-.012em",
    leadDisplay: 0.92,
    radiusControl: "0px",
    radiusMedia: "0px",
    radiusPanel: "0px",
    field: ["primary", "base"],
    kainMotif: "lereng",
    density: "normal",
    motion: "calm",
    content: "84rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer,
  frame: "wide",
  composition: { head: "field", list: "index", cover: "hem", Ornament },
  missing: { form: "figure", figure: "00.00" },
  className: cx(s.page, inner.inner),
};
