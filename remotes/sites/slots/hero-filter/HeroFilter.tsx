import { Wrap } from "@serambi/kernel/ui";
import { useState } from "react";

import type { SectionProps } from "../SectionProps";
import { WordSelect } from "./WordSelect";
import { WorkCard } from "./WorkCard";
import type { HeroFilterProps } from "./schema";
import s from "./HeroFilter.module.css";

const ALL = "";
const NOW = "now";

/** Each value once, as a choice. */
const choices = (values: readonly string[], all: string) => [
  { value: ALL, label: all },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
];

/** Works before names: a sentence that is a filter, over a wall of pieces of the works. */
export const Slot = ({ props: { anchor, title, filter, nothing, works } }: SectionProps<HeroFilterProps>) => {
  const [trade, setTrade] = useState(ALL);
  const [city, setCity] = useState(ALL);
  const [free, setFree] = useState(ALL);
  const shown = works.filter(
    (work) =>
      (trade === ALL || work.trade === trade) &&
      (city === ALL || work.city === city) &&
      (free === ALL || work.isFreeNow === true),
  );
  const tradeChoices = choices(
    works.map((work) => work.trade),
    filter.trade.all,
  );
  const cityChoices = choices(
    works.map((work) => work.city),
    filter.city.all,
  );
  const freeChoices = [
    { value: ALL, label: filter.free.all },
    { value: NOW, label: filter.free.now },
  ];
  return (
    <section id={anchor}>
      <Wrap className={s.hero}>
        <h1 className={s.title}>{title}</h1>
        <p className={s.sentence}>
          {filter.trade.before} <WordSelect label={filter.trade.label} options={tradeChoices} onChoose={setTrade} />{" "}
          {filter.city.before} <WordSelect label={filter.city.label} options={cityChoices} onChoose={setCity} />{" "}
          {filter.free.before} <WordSelect label={filter.free.label} options={freeChoices} onChoose={setFree} />
        </p>
      </Wrap>
      <Wrap>
        <ul className={s.wall} aria-live="polite">
          {shown.map((work) => (
            <li key={work.title} className={s.item} data-kind={work.artefact.kind}>
              <WorkCard work={work} />
            </li>
          ))}
          {shown.length === 0 && <li className={s.nothing}>{nothing}</li>}
        </ul>
      </Wrap>
    </section>
  );
};
