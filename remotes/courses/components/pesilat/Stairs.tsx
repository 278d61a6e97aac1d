import { useMessages } from "@serambi/kernel/remote";

import type { Rung } from "../../contract/pesilat/ladder";
import type { Messages } from "../../messages/id";
import { BeltCloth } from "./BeltCloth";
import { rungId } from "./rungId";
import s from "./Stairs.module.css";

interface StairsProps {
  readonly rungs: readonly Rung[];
  readonly className?: string | undefined;
}

/** The belts as stairs, each a way down the page to its classes. */
export const Stairs = ({ rungs, className }: StairsProps) => {
  const t = useMessages<Messages>();
  return (
    <nav aria-label={t["pesilat.stairs"]} className={className}>
      <ol className={s.stairs}>
        {rungs.map(({ belt, classes }) => (
          <li key={belt}>
            <a href={`#${rungId(belt)}`} className={s.step}>
              <span>
                <b>{t[`pesilat.${belt}`]}</b> <small>{t["pesilat.classes"](classes.length)}</small>
              </span>
              <BeltCloth belt={belt} className={s.cloth} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
