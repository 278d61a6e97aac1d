import { Kain } from "@serambi/kernel/ui";

import { MaybeLink } from "../../components/MaybeLink";
import { ArtefactPicture } from "./ArtefactPicture";
import type { Work } from "./schema";
import s from "./WorkCard.module.css";

/** A work: a piece of it, what it did, and only then who made it. */
export const WorkCard = ({
  work: { title, trade, city, free, isFreeNow, by, artefact, href },
}: {
  readonly work: Work;
}) => (
  <article className={s.work}>
    <ArtefactPicture artefact={artefact} />
    <h2 className={s.title}>
      <MaybeLink to={href} as="span" className={s.link}>
        {title}
      </MaybeLink>
    </h2>
    <p className={s.facts}>
      <span>{trade}</span>
      <span>{city}</span>
      <span className={isFreeNow ? s.now : undefined}>{free}</span>
    </p>
    <p className={s.by}>
      <Kain {...by.picture} variant="avatar" width={96} height={96} className={s.portrait} />
      {by.name}
    </p>
  </article>
);
