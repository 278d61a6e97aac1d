import { VisuallyHidden } from "@serambi/kernel/ui";

import { LETTERS } from "./letters";
import s from "./HeroPoem.module.css";

/** The picture ends at the letter's foot, and so stands on the line; the letter reaches beyond it. Thousandths of an em. */
const HEIGHT = 600;

/** A letter as an outline, where it is one of those; else in a face. */
export const PoemLetter = ({ letter }: { readonly letter: string }) => {
  const drawn = LETTERS[letter];
  if (!drawn) return letter;
  return (
    <>
      <VisuallyHidden>{letter}</VisuallyHidden>
      <svg className={s.letter} viewBox={`0 ${-HEIGHT} ${drawn.width} ${HEIGHT}`} aria-hidden="true">
        <path d={drawn.outline} />
      </svg>
    </>
  );
};
