import { MOTIFS, type KainGround, type MotifName } from "@serambi/kernel/kain";
import { Kain, Picture } from "@serambi/kernel/ui";

import type { Article } from "../../../contract/articles/Article";
import s from "./ArticleCover.module.css";

/** From edge to edge of a window that is as wide. */
const SIZE = { width: 1440, height: 547 } as const;

/** A motif by the name that a host gives it; a name that there is none of is the site's own. */
const motifOf = (name: string): MotifName | undefined => MOTIFS.find((motif) => motif === name);

/** Full dyes: as wide as a window, pale cloth would look empty. */
const DYES: readonly KainGround[] = ["dark", "secondary", "primary"];

/** The same for the same seed. */
const dyeOf = (seed: string): KainGround | undefined =>
  DYES[[...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DYES.length];

/** The article's picture, or the cloth of its own, from edge to edge. The headline says what it is about. */
export const ArticleCover = ({ article: { cover, art, slug } }: { readonly article: Article }) => {
  const { motif, seed } = art ?? { motif: "", seed: slug };
  const cloth = { seed, motif: motifOf(motif), variant: "field", ground: dyeOf(seed) } as const;
  return (
    <div className={s.cover}>
      {cover ? (
        <Picture className={s.picture} src={cover} alt="" {...SIZE} sizes="100vw" isFirst />
      ) : (
        <Kain className={s.picture} {...cloth} {...SIZE} />
      )}
    </div>
  );
};
