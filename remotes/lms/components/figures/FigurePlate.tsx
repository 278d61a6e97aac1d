import { cx, Kain } from "@serambi/kernel/ui";

import type { LmsFigure } from "../../contract/hosts/lmsFigures";
import { Figure } from "./Figure";
import s from "./FigurePlate.module.css";
import { inPlaces } from "../inPlaces";

interface FigurePlateProps {
  /** One, or two that belong together: they lie side by side where there is room. */
  readonly figures: readonly LmsFigure[];
  /** Of the cloth that they lie on. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** Drawings of the product on the site's coloured ground, below a length of its cloth. */
export const FigurePlate = ({ figures, seed, className }: FigurePlateProps) => (
  <div className={cx(s.plate, className)}>
    <Kain seed={seed} variant="band" ground="secondary" width={1200} height={72} className={s.cloth} />
    <div className={s.ground} data-count={figures.length}>
      {inPlaces(figures).map(({ key, item }) => (
        // On a site whose page is dark, a drawing lies on a lit leaf: its layout says what that looks like.
        <div key={key} className={s.paper} data-leaf="">
          <Figure figure={item} />
        </div>
      ))}
    </div>
  </div>
);
