import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import type { SectionProps } from "../SectionProps";
import { PoemLetter } from "./PoemLetter";
import type { HeroPoemProps } from "./schema";
import s from "./HeroPoem.module.css";

/** An alphabet that is a poem: its letters as large as the page, how each line is spoken and what it says beside it. */
export const Slot = ({ props: { anchor, title, script, language, lines } }: SectionProps<HeroPoemProps>) => (
  <section id={anchor}>
    <Wrap className={s.hero}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ol>
        {lines.map(({ letters, spoken, meaning }) => (
          <li key={spoken} className={s.line}>
            <p lang={script} className={s.letters}>
              {letters.map((letter) => (
                <span key={letter}>
                  <PoemLetter letter={letter} />
                </span>
              ))}
            </p>
            <p className={s.words}>
              <em lang={language} className={s.spoken}>
                {spoken}
              </em>
              <span className={s.meaning}>{meaning}</span>
            </p>
          </li>
        ))}
      </ol>
    </Wrap>
  </section>
);
