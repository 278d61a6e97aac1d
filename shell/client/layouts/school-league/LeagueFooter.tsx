import { ButtonLink, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import type { FrameProps } from "../types";
import s from "./LeagueFooter.module.css";

/** A row of pennants, a call as large as a banner, and where to sign up. */
export const LeagueFooter = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, action } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Kain
        seed={`${tenant.key}-kaki`}
        variant="band"
        ground="primary"
        width={1440}
        height={132}
        className={s.pennants}
      />
      <Wrap className={s.inner}>
        {statement && <p className={s.call}>{statement}</p>}
        <div className={s.join}>
          {about && <p>{about}</p>}
          {action && (
            <ButtonLink to={action.href} className={s.action}>
              {action.label}
            </ButtonLink>
          )}
        </div>
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};
