import { ButtonLink, Kain } from "@serambi/kernel/ui";

import { PaperPortrait } from "../../components/PaperPortrait";
import type { SectionProps } from "../SectionProps";
import type { HeroYearbookProps } from "./schema";
import s from "./HeroYearbook.module.css";

/** A yearbook lying open on its cloth: words on the left page, faces on the right one. */
export const Slot = ({
  props: { anchor, running, title, lede, action, binding, faces, folios },
}: SectionProps<HeroYearbookProps>) => (
  <section id={anchor} className={s.book}>
    <div className={s.cover}>
      <Kain {...binding} variant="field" width={1440} height={900} className={s.binding} />
      <div className={s.spread}>
        <div className={s.page}>
          <p className={s.running}>{running}</p>
          <h1 className={s.title}>{title}</h1>
          <p className={s.lede}>{lede}</p>
          {action && (
            <p className={s.action}>
              <ButtonLink to={action.href}>{action.label}</ButtonLink>
            </p>
          )}
          <p className={s.folio} aria-hidden="true">
            {folios[0]}
          </p>
        </div>
        <div className={s.page}>
          <ul className={s.faces}>
            {faces.map(({ name, once, now, portrait }) => (
              <li key={name}>
                <PaperPortrait portrait={portrait} className={s.face} />
                <h2 className={s.name}>{name}</h2>
                <p className={s.once}>{once}</p>
                <p className={s.now}>{now}</p>
              </li>
            ))}
          </ul>
          <p className={s.folio} aria-hidden="true">
            {folios[1]}
          </p>
        </div>
      </div>
    </div>
  </section>
);
