import { useMessages } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { Messages } from "../../messages/id";
import s from "./Abilities.module.css";
import { useSiteLanguage } from "./useSiteLanguage";
import { inPlaces } from "../inPlaces";

/** What a feature can do, line by line. */
export const Abilities = ({ abilities }: { readonly abilities: readonly string[] }) => {
  const t = useMessages<Messages>();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={s.abilities}>
      <Wrap>
        <h2 id={heading} className={s.heading}>
          {t.abilities}
        </h2>
        <ul lang={useSiteLanguage()} className={s.list}>
          {inPlaces(abilities).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
};
