import { Kain, TextLink, Wrap } from "@serambi/kernel/ui";

import { FooterEnd } from "../parts/FooterEnd";
import type { FrameProps } from "../types";
import s from "./DateDueFooter.module.css";

/** The slip at the back of a book: the first column of the footer's data is the slip, its last line the newest stamp. */
export const DateDueFooter = ({ tenant, t, year }: FrameProps) => {
  const { footer, about } = tenant.settings.navigation;
  const [slip, ...columns] = footer;
  return (
    <footer className={s.foot}>
      <Wrap className={s.columns}>
        <Kain className={s.plate} seed={`${tenant.key}-plate`} variant="avatar" width={120} height={120} />
        {slip && (
          <div className={s.slip}>
            <h2 className={s.title}>{slip.title}</h2>
            <ol>
              {slip.links.map(({ label }) => (
                <li key={label} className={s.date}>
                  {label}
                </li>
              ))}
            </ol>
          </div>
        )}
        {columns.length > 0 && (
          <nav className={s.links} aria-label={t.footerNavigation}>
            <ul>
              {columns
                .flatMap(({ links }) => links)
                .map(({ label, href }) => (
                  <li key={label}>
                    {href === undefined ? (
                      label
                    ) : (
                      <TextLink to={href} className={s.link}>
                        {label}
                      </TextLink>
                    )}
                  </li>
                ))}
            </ul>
          </nav>
        )}
        {about && <p className={s.about}>{about}</p>}
      </Wrap>
      <Wrap>
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};
