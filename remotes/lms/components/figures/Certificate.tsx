import { Kain } from "@serambi/kernel/ui";

import s from "./Certificate.module.css";
import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import { Meter } from "./Meter";
import { inPlaces } from "../inPlaces";

/** A certificate with its cloth, and the parts that were gone through before. */
export const Certificate = ({ title, name, text, code, steps }: FigureOf<"certificate">) => (
  <div className={f.figure}>
    <div className={s.sheet}>
      <Kain seed={code} variant="band" ground="primary" width={640} height={40} className={s.cloth} />
      <div className={s.words}>
        <p className={f.small}>{title}</p>
        <p className={s.name}>{name}</p>
        <p>{text}</p>
        <p className={s.code}>{code}</p>
      </div>
    </div>
    <ul className={s.steps}>
      {inPlaces(steps).map(({ key, item: { label, percent } }) => (
        <li key={key}>
          <span>{label}</span>
          <span className={f.small}>{percent}%</span>
          <Meter value={percent} className={s.meter} />
        </li>
      ))}
    </ul>
  </div>
);
