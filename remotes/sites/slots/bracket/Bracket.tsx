import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./Bracket.module.css";
import type { BracketProps } from "./schema";

/** How a season ended: rounds side by side with the lines between them; on a phone one below the other. */
export const Slot = ({ props: { anchor, title, intro, rounds, champion } }: SectionProps<BracketProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p>{intro}</p>
        </div>
        <div className={s.tree}>
          {rounds.map((round) => (
            <div key={round.title} className={s.round}>
              <h3>{round.title}</h3>
              <ol>
                {round.matches.map((sides) => (
                  <li key={`${sides[0].name} ${sides[1].name}`} className={s.match}>
                    <div className={cx(s.board, round.matches.length === 1 && s.final)}>
                      {sides.map(({ name, score }, index) => (
                        <p key={name} className={cx(score > (sides[1 - index]?.score ?? 0) && s.winner)}>
                          {name}
                          <b>{score}</b>
                        </p>
                      ))}
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          ))}
          <p className={s.champion}>
            <Kain {...champion.pennant} variant="field" width={136} height={192} className={s.pennant} />
            <span>{champion.label}</span>
            <b>{champion.name}</b>
          </p>
        </div>
      </Wrap>
    </Section>
  );
};
