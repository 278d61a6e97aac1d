import { Link } from "@serambi/kernel/router";
import { cx } from "@serambi/kernel/ui";

import type { ProvinceCount } from "../contract/Schools";
import s from "./ProvinceMap.module.css";

interface ProvinceMapProps {
  readonly provinces: readonly ProvinceCount[];
  /** The province that is chosen; empty for none. */
  readonly provinceId: string;
  readonly hrefFor: (province: ProvinceCount) => string;
  readonly t: {
    readonly map: string;
    readonly legend: string;
    readonly tile: (province: string, schools: number) => string;
  };
}

/** So many schools begin the next step of colour. */
const STEPS = [1, 5, 10, 21] as const;
const RANGES = ["0", "1–4", "5–9", "10–20", "21+"] as const;

const stepOf = (schools: number): number => STEPS.filter((from) => schools >= from).length;

/** The provinces as squares, each where it lies in the country; in narrow rooms one after another. Each is a link to its schools. */
export const ProvinceMap = ({ provinces, provinceId, hrefFor, t }: ProvinceMapProps) => (
  <nav aria-label={t.map}>
    <ul className={s.map}>
      {provinces.map((province) => {
        const { id, name, short, column, row, schools } = province;
        return (
          <li key={id} className={s.place} data-column={column} data-row={row}>
            <Link
              to={hrefFor(province)}
              aria-label={t.tile(name, schools)}
              aria-current={id === provinceId ? "true" : undefined}
              className={s.tile}
              data-step={stepOf(schools)}
              title={name}
            >
              <span aria-hidden="true">{short}</span>
              <b aria-hidden="true">{schools === 0 ? "–" : schools}</b>
            </Link>
          </li>
        );
      })}
    </ul>
    <p className={s.legend}>
      <span>{t.legend}</span>
      {RANGES.map((range, step) => (
        <span key={range} className={cx(s.tile, s.range)} data-step={step}>
          {range}
        </span>
      ))}
    </p>
  </nav>
);
