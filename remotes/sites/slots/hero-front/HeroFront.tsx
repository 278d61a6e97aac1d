import { Slot as Inner } from "@serambi/kernel/remote";
import { cx, Kain, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Facts } from "../../components/Facts";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroFrontProps } from "./schema";
import s from "./HeroFront.module.css";

/** A front page: the headline before its picture, and beside it what came in last. */
export const Slot = ({ props: { title, lead, latest, letter, inside } }: SectionProps<HeroFrontProps>) => {
  const latestId = useId();
  return (
    <section>
      <Wrap className={s.front}>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <article className={s.lead}>
          <h2 className={cx(t.display, s.title)}>
            <MaybeLink as="span" to={lead.href} className={s.link}>
              {lead.title}
            </MaybeLink>
          </h2>
          <div className={s.row}>
            <Kain {...lead.picture} variant="field" width={800} height={570} className={s.picture} />
            <div>
              <p className={s.dek}>{lead.text}</p>
              <Facts facts={lead.facts} />
            </div>
          </div>
        </article>
        <aside className={s.side} aria-labelledby={latestId}>
          <h2 id={latestId} className={s.sideTitle}>
            {latest.title}
          </h2>
          <ol>
            {latest.stories.map((story) => (
              <li key={story.title} className={s.item}>
                <span className={s.when}>{story.when}</span>
                <MaybeLink as="span" to={story.href} className={cx(s.link, s.name)}>
                  {story.title}
                </MaybeLink>
              </li>
            ))}
          </ol>
          {letter && (
            <div className={s.letter}>
              <h2 className={s.sideTitle}>{letter.title}</h2>
              <p>{letter.text}</p>
              {inside && <Inner id={inside} />}
            </div>
          )}
        </aside>
      </Wrap>
    </section>
  );
};
