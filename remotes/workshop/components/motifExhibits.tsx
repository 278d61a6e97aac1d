import { MOTIFS, type KainVariant, type MotifName } from "@serambi/kernel/kain";
import { Kain } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import s from "./motifExhibits.module.css";

interface Composition {
  readonly variant: KainVariant;
  readonly width: number;
  readonly height: number;
}

const COMPOSITIONS: readonly Composition[] = [
  { variant: "hero", width: 640, height: 320 },
  { variant: "cover", width: 400, height: 320 },
  { variant: "field", width: 320, height: 320 },
  { variant: "avatar", width: 160, height: 160 },
  { variant: "card", width: 1200, height: 630 },
  { variant: "band", width: 1200, height: 80 },
];

const Motif = ({ motif }: { readonly motif: MotifName }) => (
  <div className={s.motif}>
    {COMPOSITIONS.map(({ variant, width, height }) => (
      <figure key={variant} className={s[variant]}>
        <Kain seed={motif} motif={motif} variant={variant} width={width} height={height} />
        <figcaption>{variant}</figcaption>
      </figure>
    ))}
  </div>
);

export const motifExhibits: readonly Exhibit[] = MOTIFS.map((motif) => ({
  name: `Kain ${motif}`,
  render: () => <Motif motif={motif} />,
}));
