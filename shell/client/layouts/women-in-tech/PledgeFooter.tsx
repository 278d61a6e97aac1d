import { ButtonLink, Kain, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import { FooterLinks } from "../parts/FooterLinks";
import type { FrameProps } from "../types";
import s from "./PledgeFooter.module.css";

/** The hem of the cloth, what one may pull at, and how to take part. */
export const PledgeFooter = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, action } = tenant.settings.navigation;
  return (
    <footer className={s.foot}>
      <Kain seed={`${tenant.key}-hem`} variant="band" ground="primary" width={1600} height={120} className={s.hem} />
      <Wrap className={s.inner}>
        {statement && <p className={s.pledge}>{statement}</p>}
        <div className={s.join}>
          {action && (
            <ButtonLink to={action.href} className={s.action}>
              {action.label}
            </ButtonLink>
          )}
          {about && <p>{about}</p>}
        </div>
        <FooterLinks tenant={tenant} t={t} className={s.links} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};
