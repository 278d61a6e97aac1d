import { ButtonLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import type { FrameProps } from "../types";
import s from "./OathFooter.module.css";

/** An oath, sentence by sentence, each wider than the one before; then where to sign up, and where the place is. */
export const OathFooter = ({ tenant, t, year }: FrameProps) => {
  const { statement, about, action, footer } = tenant.settings.navigation;
  const [intake, place] = footer;
  return (
    <footer className={s.foot}>
      <Wrap>
        <p className={s.oath}>
          {statement.split(/(?<=[.!?]) /).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
        <div className={s.join}>
          {about && <p>{about}</p>}
          {action && (
            <ButtonLink to={action.href} className={s.action}>
              {action.label}
            </ButtonLink>
          )}
          {intake?.links.map(({ label }) => (
            <p key={label} className={s.small}>
              {label}
            </p>
          ))}
        </div>
        <div className={s.end}>
          <FooterEnd tenant={tenant} t={t} year={year} />
          {place && <address>{[place.title, ...place.links.map(({ label }) => label)].join(", ")}</address>}
        </div>
      </Wrap>
    </footer>
  );
};
