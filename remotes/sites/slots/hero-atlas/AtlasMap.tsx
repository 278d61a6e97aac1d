import { LAND } from "./land";
import type { HeroAtlasProps } from "./schema";
import s from "./AtlasMap.module.css";

type Position = Pick<HeroAtlasProps["places"][number], "east" | "north">;

/** Thirty units to a degree; the west end and the equator of the drawing. */
const DEGREE = 30;
const WEST = 94.18;
const EQUATOR = 195;
const xOf = ({ east }: Position): number => Math.round((east - WEST) * DEGREE * 10) / 10;
const yOf = ({ north }: Position): number => Math.round((EQUATOR - north * DEGREE) * 10) / 10;

/** Four leaves around a point. */
const LEAVES = "M0-1.5C5-5 5-11 0-14C-5-11-5-5 0-1.5z";

interface AtlasMapProps {
  readonly label: string;
  readonly seas: NonNullable<HeroAtlasProps["seas"]>;
  readonly places: HeroAtlasProps["places"];
}

/** The islands in dots, the borders of the time zones, the seas' names, and a flower of four leaves per place. */
export const AtlasMap = ({ label, seas, places }: AtlasMapProps) => (
  <svg viewBox="0 0 1420 520" className={s.map} role="img" aria-label={label}>
    <path className={s.zones} d="M612 0V520M942 0V520" />
    <path className={s.land} d={LAND} />
    {seas.map((sea) => (
      <text key={sea.name} className={s.sea} x={xOf(sea)} y={yOf(sea)}>
        {sea.name}
      </text>
    ))}
    {places.map((place) => (
      <g
        key={place.name}
        className={s.place}
        data-cohort={place.cohort}
        transform={`translate(${xOf(place)} ${yOf(place)})`}
      >
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} d={LEAVES} transform={`rotate(${turn}) scale(.87)`} />
        ))}
        {place.label && (
          <text x={place.label === "left" ? -17 : 17} y="5" textAnchor={place.label === "left" ? "end" : "start"}>
            {place.name}
          </text>
        )}
      </g>
    ))}
  </svg>
);
