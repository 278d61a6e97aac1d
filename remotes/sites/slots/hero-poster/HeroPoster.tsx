import { cx, Kain } from "@serambi/kernel/ui";
import { useState } from "react";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { CodeLine } from "./CodeLine";
import { flowerLeaves, readFlowerNumber, type Flower } from "./flower";
import type { HeroPosterProps } from "./schema";
import s from "./HeroPoster.module.css";

/** A poster whose picture is a program: numbers in the code redraw the flower beside it. */
export const Slot = ({
  props: { title, lede, actions, code, flower, drawing, band },
}: SectionProps<HeroPosterProps>) => {
  const [drawn, setDrawn] = useState<Flower>(flower);
  const [typed, setTyped] = useState({
    petals: `${flower.petals}`,
    layers: `${flower.layers}`,
    twist: `${flower.twist}`,
  });
  const change = (field: keyof Flower, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    const value = readFlowerNumber(field, text);
    // While a field is empty the last flower stays.
    if (value !== null) setDrawn((before) => ({ ...before, [field]: value }));
  };
  return (
    <section>
      <div className={s.poster}>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <div className={s.words}>
          <p className={cx(t.lede, s.lede)}>{lede}</p>
          <Actions links={actions} className={s.actions} />
        </div>
        <div className={s.live}>
          <div className={s.code}>
            <p className={s.bar}>
              <span>{code.fileName}</span>
              <span className={s.hint}>{code.hint}</span>
            </p>
            {/* Long lines scroll on a phone: the listing must be reachable by keyboard. */}
            <div className={s.listing} tabIndex={0} role="region" aria-label={code.fileName}>
              <pre>
                {code.lines.map((tokens, index) => (
                  <CodeLine
                    // oxlint-disable-next-line react/no-array-index-key -- a line of a program is its number
                    key={index}
                    number={index + 1}
                    tokens={tokens}
                    isCurrent={index + 1 === code.current}
                    values={typed}
                    onChange={change}
                  />
                ))}
              </pre>
            </div>
          </div>
          <div className={s.drawing}>
            <svg viewBox="-250 -250 500 500" role="img" aria-label={drawing}>
              {flowerLeaves(drawn).map(({ layer, degrees, path }) => (
                <path key={`${layer} ${degrees}`} d={path} transform={`rotate(${degrees})`} data-layer={layer % 6} />
              ))}
              <circle r="12" data-layer="0" />
            </svg>
          </div>
        </div>
      </div>
      {band && <Kain {...band} variant="field" width={1440} height={80} className={s.band} />}
    </section>
  );
};
