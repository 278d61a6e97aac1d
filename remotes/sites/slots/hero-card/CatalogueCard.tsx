import { cx, TextLink } from "@serambi/kernel/ui";

import p from "../../components/Paper.module.css";
import type { CardProps } from "./schema";
import s from "./CatalogueCard.module.css";

/** A typed catalogue card: call number left of the red line, the work right of it, a hole for the rod below. */
export const CatalogueCard = ({ call, author, title, blocks, links = [], formats = [], stamp }: CardProps) => (
  <article className={cx(p.paper, s.card)}>
    <p className={s.call}>
      {call.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
    <div className={s.typed}>
      <p>{author}</p>
      <h2 className={s.title}>{title}</h2>
      {blocks.map((block) => (
        <p key={block} className={s.block}>
          {block}
        </p>
      ))}
      {(links.length > 0 || formats.length > 0) && (
        <ul className={s.get}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <TextLink to={href} className={s.link}>
                {label}
              </TextLink>
            </li>
          ))}
          {formats.map((format) => (
            <li key={format}>{format}</li>
          ))}
        </ul>
      )}
    </div>
    <p className={s.stamp}>{stamp.join("\n")}</p>
    <span className={s.hole} aria-hidden="true" />
  </article>
);
