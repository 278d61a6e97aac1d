import { ButtonLink, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./corporate.module.css";
import m from "./menu.module.css";

/** A drawer from the right, over the header too. */
const menuOf = ({ tenant }: FrameProps): MenuLook => ({
  parts: m,
  isWhole: true,
  hem: <p className={m.promise}>{tenant.settings.navigation.about}</p>,
});

const Header = (props: FrameProps) => (
  <HeaderBar
    {...props}
    menu={menuOf(props)}
    mark={null}
    align="end"
    menuVariant="word"
    rowClass={s.row}
    logoClass={s.logo}
    toolClass={s.tool}
    actionClass={s.atTheFoot}
  />
);

/** A hem of lereng cloth, a sentence that asks, who answers and where, and the one button. */
const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, action } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Kain
        seed="tepi"
        variant="field"
        motif="lereng"
        ground="dark"
        scaleHeight={160}
        width={1440}
        height={80}
        className={s.hem}
      />
      <Wrap>
        {statement && <p className={s.statement}>{statement}</p>}
        <div className={s.columns}>
          <FooterLinks tenant={tenant} t={t} className={s.links} titleClass={s.who} />
          {action && (
            <div className={s.ask}>
              <ButtonLink to={action.href} className={s.button}>
                {action.label}
              </ButtonLink>
              <p>{about}</p>
            </div>
          )}
        </div>
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** Training for companies: before and after, light letters, one green, much air; lines draw themselves. */
export const layout: Layout = {
  name: "corporate",
  design: {
    fontUi: "text",
    weightDisplay: 300,
    weightHeading: 300,
    trackDisplay: "-.05em",
    trackHeading: "-.03em",
    leadDisplay: 0.98,
    radiusControl: "2px",
    radiusMedia: "2px",
    radiusPanel: "2px",
    field: ["primary", 900],
    kainMotif: "lereng",
    density: "airy",
    motion: "calm",
    content: "84rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer,
  frame: "wide",
  missing: { form: "figure" },
  className: "",
};
