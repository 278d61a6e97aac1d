import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import type { SectionProps } from "../SectionProps";
import { CityMap } from "./CityMap";
import type { City, HeroCitiesProps } from "./schema";
import { ZoneClock } from "./ZoneClock";
import s from "./HeroCities.module.css";

/** People by where they live: a map of names, lit by what the visitor types. */
export const Slot = ({
  props: { anchor, title, mapLabel, cities, borders, zones, search },
}: SectionProps<HeroCitiesProps>) => {
  const field = useId();
  const [query, setQuery] = useState("");
  const words = query.trim().toLowerCase();
  const isFound = ({ name }: City) => name.toLowerCase().includes(words);
  const found = cities.filter(isFound);
  const sum = found.reduce((total, { count }) => total + count, 0);
  const answer =
    found.length === 0 ? search.nothing : `${found.map(({ name }) => name).join(", ")}: ${sum} ${search.unit}`;
  return (
    <section id={anchor} className={s.sea}>
      <Wrap className={s.words}>
        <h1 className={s.title}>{title}</h1>
      </Wrap>
      <div className={s.map}>
        <search className={s.find}>
          <label htmlFor={field}>
            <VisuallyHidden>{search.label}</VisuallyHidden>
          </label>
          <input
            id={field}
            type="search"
            className={s.field}
            placeholder={search.label}
            autoComplete="off"
            onChange={({ target }) => setQuery(target.value)}
          />
          <p className={s.answer} aria-live="polite">
            {words !== "" && answer}
          </p>
        </search>
        <CityMap label={mapLabel} cities={cities} borders={borders} isFound={isFound} />
        <ul className={s.zones}>
          {zones.map(({ name, offset, count }) => (
            <li key={name}>
              <b>{name}</b> <ZoneClock offset={offset} /> <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
