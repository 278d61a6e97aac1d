import { Kain } from "@serambi/kernel/ui";

import type { PersonalityCard } from "../contract/Personality";
import type { PersonalityMessages } from "../messages/personality.id";
import s from "./CardPreview.module.css";
import { Radar } from "./Radar";

interface CardPreviewProps {
  readonly t: PersonalityMessages;
  readonly card: Pick<PersonalityCard, "lead" | "close" | "name" | "scores">;
  readonly site: string;
}

/** The card as its picture has it. */
export const CardPreview = ({ t, card: { lead, close, name, scores }, site }: CardPreviewProps) => (
  <figure className={s.card}>
    <Kain seed={`${lead} ${close}`} variant="field" width={600} height={630} className={s.cloth} />
    <div className={s.words}>
      <p>{name === "" ? t.styleOfNobody : t.styleOf(name)}</p>
      <p className={s.title}>{t.name(lead, close)}</p>
      <p className={s.site}>
        <b>{site}</b>
        <span>{t.noDiagnosis}</span>
      </p>
    </div>
    <div className={s.radar}>
      <Radar scores={scores} />
    </div>
  </figure>
);
