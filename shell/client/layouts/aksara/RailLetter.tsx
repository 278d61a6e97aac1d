import l from "./letters.module.css";

/** A letter of the rail, cut out of its colour: it is there before any face. Decorative. */
export const RailLetter = ({ name }: { readonly name: string }) => (
  <span className={`${l.letter} ${l[name]}`} aria-hidden="true" />
);
