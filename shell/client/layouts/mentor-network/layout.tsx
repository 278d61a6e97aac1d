import { ButtonLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import { HeaderBar } from "../parts/HeaderBar";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps, Layout } from "../types";
import s from "./mentorNetwork.module.css";
import m from "./menu.module.css";

/** Four islands. */
const Islands = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="5" cy="15" r="4" />
    <circle cx="15" cy="19" r="2.5" />
    <circle cx="14" cy="8" r="3.2" />
    <circle cx="21" cy="13" r="2" />
  </svg>
);

const menu: MenuLook = { parts: m };

const Header = (props: FrameProps) => (
  <HeaderBar
    {...props}
    menu={menu}
    align="end"
    mark={<Islands />}
    className={props.path === "/" ? s.over : s.head}
    logoClass={s.logo}
    actionClass={s.action}
  />
);

const Footer = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, action } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Wrap>
        {statement && <p className={s.statement}>{statement}</p>}
        {(action || about) && (
          <p className={s.act}>
            {action && <ButtonLink to={action.href}>{action.label}</ButtonLink>}
            {about && <span className={s.about}>{about}</span>}
          </p>
        )}
        <FooterLinks tenant={tenant} t={t} className={s.links} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};

/** The mentors' network: a map made of names, whose sea the header lies on; lit cities by night. */
export const layout: Layout = {
  name: "mentor-network",
  design: {
    fontUi: "heading",
    weightDisplay: 600,
    weightHeading: 600,
    trackDisplay: "-.055em",
    trackHeading: "-.04em",
    leadDisplay: 1,
    radiusControl: "999px",
    radiusMedia: "0px",
    radiusPanel: "20px",
    field: ["secondary", 200, 1.1],
    kainMotif: "sekar jagad",
    density: "normal",
    motion: "calm",
    content: "84rem",
    margin: "clamp(1.25rem,4vw,3rem)",
  },
  Header,
  Footer,
  frame: "wide",
  missing: { form: "figure" },
  className: s.page ?? "",
};
