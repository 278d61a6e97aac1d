import type { Pieces } from "../../contract/legal/ShownLegal";
import s from "./Changed.module.css";

const ELEMENTS = { added: "ins", removed: "del" } as const;

/** A text with what is new and what is gone marked in it. */
export const Changed = ({ pieces }: { readonly pieces: Pieces }) =>
  pieces.map(({ kind, text }, index) => {
    // Pieces of one text never change places.
    const key = `${index} ${kind}`;
    if (kind === "same") return <span key={key}>{text}</span>;
    const Element = ELEMENTS[kind];
    return (
      <Element key={key} className={s[kind]}>
        {text}
      </Element>
    );
  });
