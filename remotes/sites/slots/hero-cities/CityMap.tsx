import { cx, VisuallyHidden } from "@serambi/kernel/ui";

import { mapSize } from "./mapSize";
import type { City } from "./schema";
import s from "./CityMap.module.css";

interface CityMapProps {
  readonly label: string;
  readonly cities: readonly City[];
  readonly borders: readonly number[];
  readonly isFound: (city: City) => boolean;
}

const GAP = 6;

/** Where a city's name begins beside, above or below its dot. */
const labelPlace = ({ x, y, side = "right" }: City, radius: number, size: number) => {
  const [row, column = "middle"] = side.split("-");
  const isBeside = row === "left" || row === "right";
  if (isBeside) {
    const textAnchor = row === "left" ? ("end" as const) : ("start" as const);
    return { x: row === "left" ? x - radius - GAP : x + radius + GAP, y: y + size * 0.34, textAnchor };
  }
  const textAnchor = column === "left" ? ("end" as const) : column === "right" ? ("start" as const) : "middle";
  return { x, y: row === "above" ? y - radius - GAP : y + radius + size * 0.9, textAnchor } as const;
};

/** In steps of two: a browser prepares each size of a face by itself, and forty of them are a tenth of a second. */
const nameSize = (count: number): number => 2 * Math.round(8.1 + Math.sqrt(count) * 0.735);

const CityMark = ({ city, isFaint }: { readonly city: City; readonly isFaint: boolean }) => {
  const { name, count, x, y, isLandmark } = city;
  const radius = 3.2 + Math.sqrt(count) * 1.47;
  const size = nameSize(count);
  return (
    <g className={cx(s.city, isFaint && s.faint)}>
      <circle cx={x} cy={y} r={radius} />
      <text className={s.name} fontSize={size} {...labelPlace(city, radius, size)}>
        {name} <tspan className={s.count}>{count}</tspan>
      </text>
      {isLandmark && (
        <text className={s.landmark} fontSize={48} {...labelPlace(city, radius, 48)}>
          {name}
        </text>
      )}
    </g>
  );
};

/** A map made of nothing but names; whoever does not see it gets the same as a list. */
export const CityMap = ({ label, cities, borders, isFound }: CityMapProps) => (
  <figure className={s.map}>
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      {borders.map((x) => (
        <path key={x} className={s.border} d={`M${x} 210V${mapSize.height}`} />
      ))}
      {cities.map((city) => (
        <CityMark key={city.name} city={city} isFaint={!isFound(city)} />
      ))}
    </svg>
    <figcaption>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <VisuallyHidden as="div">
        <ul>
          {cities.map(({ name, count }) => (
            <li key={name}>{`${name} ${count}`}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figcaption>
  </figure>
);
