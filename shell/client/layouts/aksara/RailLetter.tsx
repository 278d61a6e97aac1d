import { LETTERS } from "./letters";
import s from "./aksara.module.css";

/** The picture ends at the letter's foot, and so stands on the line; the letter reaches beyond it. Thousandths of an em. */
const HEIGHT = 600;

/** A letter of the rail, as an outline: it is there before any face. Decorative. */
export const RailLetter = ({ letter }: { readonly letter: string }) => {
  const drawn = LETTERS[letter];
  if (!drawn) return letter;
  return (
    <svg className={s.letter} viewBox={`0 ${-HEIGHT} ${drawn.width} ${HEIGHT}`} aria-hidden="true">
      <path d={drawn.outline} />
    </svg>
  );
};
