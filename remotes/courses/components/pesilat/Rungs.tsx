import { useMessages } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { Rung } from "../../contract/pesilat/ladder";
import type { Messages } from "../../messages/id";
import { BeltCloth } from "./BeltCloth";
import { ClassSteps } from "./ClassSteps";
import { rungId } from "./rungId";
import s from "./Rungs.module.css";

/** Belts across the window, from the lowest to the highest, each with its classes; the last one turns the page black. */
export const Rungs = ({ rungs }: { readonly rungs: readonly Rung[] }) => {
  const t = useMessages<Messages>();
  return (
    <section aria-labelledby="ladder-heading">
      <Wrap className={s.top}>
        <h2 id="ladder-heading">{t["pesilat.ladder"]}</h2>
      </Wrap>
      <ol>
        {rungs.map(({ belt, classes }, index) => (
          <li key={belt} id={rungId(belt)} className={s.rung}>
            <BeltCloth belt={belt} className={s.belt} />
            <Wrap className={s.row}>
              <h3 className={s.name}>{t[`pesilat.${belt}`]}</h3>
              {classes.length > 0 ? (
                <ClassSteps classes={classes} />
              ) : (
                <p className={s.none}>{t[index === rungs.length - 1 ? "pesilat.noLastClass" : "pesilat.noClass"]}</p>
              )}
            </Wrap>
          </li>
        ))}
      </ol>
    </section>
  );
};
