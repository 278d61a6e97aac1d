import { cx, TextLink } from "@serambi/kernel/ui";

import s from "./Neighbours.module.css";

/** One beside what is shown: nothing where there is none, or where the site has no page for it. */
interface Neighbour {
  readonly label: string;
  readonly title: string;
  readonly to: string | undefined;
}

interface NeighboursProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly className?: string | undefined;
}

/** What was published before and after it. */
export const Neighbours = ({ label, previous, next, className }: NeighboursProps) => {
  const ways = (["previous", "next"] as const).flatMap((way) => {
    const neighbour = { previous, next }[way];
    return neighbour?.to === undefined ? [] : [{ ...neighbour, to: neighbour.to, way }];
  });
  if (ways.length === 0) return null;
  return (
    <nav className={cx(s.neighbours, className)} aria-label={label}>
      {ways.map(({ way, label: word, title, to }) => (
        <p key={way} className={s[way]}>
          <span>{word}</span>
          <TextLink to={to}>{title}</TextLink>
        </p>
      ))}
    </nav>
  );
};
