import { Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { FooterEnd } from "./FooterEnd";
import { FooterLinks } from "./FooterLinks";
import s from "./FooterStatement.module.css";

/** A sentence as large as a headline on the site's coloured ground, then its links. */
export const FooterStatement = ({ tenant, t, year }: FrameProps) => {
  const { statement, about } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Wrap>
        {(statement || about) && (
          <div className={s.say}>
            {statement && <p className={s.statement}>{statement}</p>}
            {about && <p className={s.about}>{about}</p>}
          </div>
        )}
        <FooterLinks tenant={tenant} t={t} className={s.links} titleClass={s.soft} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};
