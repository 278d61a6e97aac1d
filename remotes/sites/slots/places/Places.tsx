import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { ArrowLink, cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { Fragment, useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { PlacesProps } from "./schema";
import s from "./Places.module.css";

/** How many sizes the style sheet knows. */
const SIZES = 16;

/** A map made of type: the size of a place's name follows its number. */
export const Slot = ({ props: { anchor, title, places, summary, link } }: SectionProps<PlacesProps>) => {
  const heading = useId();
  const language = useLanguage();
  const most = Math.max(...places.map((place) => place.count));
  return (
    <section id={anchor} className={s.where} aria-labelledby={heading}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <ul className={s.places}>
          {places.map(({ name, count, href }) => (
            <Fragment key={name}>
              {/* The space lets the line break between two names. */}
              <li data-size={Math.max(1, Math.round((count / most) * SIZES))}>
                <MaybeLink as="span" to={href} className={s.place}>
                  {name}
                  <span className={cx(t.nums, s.count)}> {formatNumber(count, language)}</span>
                </MaybeLink>
              </li>{" "}
            </Fragment>
          ))}
        </ul>
        <p className={cx(t.soft, s.summary)}>
          {summary} {link && <ArrowLink to={link.href}>{link.label}</ArrowLink>}
        </p>
      </Wrap>
    </section>
  );
};
