import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { Source, ThingCard } from "../contract/chat";
import type { Messages } from "../messages/id";
import s from "./AnswerParts.module.css";

interface AnswerPartsProps {
  readonly sources?: readonly Source[] | undefined;
  readonly cards?: readonly ThingCard[] | undefined;
}

const Card = ({ title, path, kind, facts }: ThingCard) => (
  <article className={s.card}>
    <p className={s.kind}>{kind}</p>
    <p className={s.name}>
      <Link to={path}>{title}</Link>
    </p>
    <dl>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </article>
);

/** The foot of an answer: the things that it is about, and where it says so. */
export const AnswerParts = ({ sources = [], cards = [] }: AnswerPartsProps) => {
  const t = useMessages<Messages>();
  return (
    <>
      {cards.map((card) => (
        <Card key={card.path} {...card} />
      ))}
      {sources.length > 0 && (
        <ol className={s.sources} aria-label={t.sources}>
          {sources.map(({ number, title, path, note }) => (
            <li key={number}>
              <Link to={path}>
                <b aria-hidden="true">{number}</b>
                <span>
                  {title}
                  <small>{note}</small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
