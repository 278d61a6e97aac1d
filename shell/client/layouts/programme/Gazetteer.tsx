import type { Navigation } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import s from "./Gazetteer.module.css";

/** `Palangka Raya 113,9°`: what stands after the last space is the measure, as long as it begins with a digit. */
const splitMeasure = (label: string): readonly [name: string, measure: string] => {
  const space = label.lastIndexOf(" ");
  const measure = label.slice(space + 1);
  return space > 0 && /^\d/.test(measure) ? [label.slice(0, space), measure] : [label, ""];
};

/** Names in columns, each with where it lies. */
export const Gazetteer = ({ groups }: { readonly groups: Navigation["footer"] }) =>
  groups.map(({ title, links }) => (
    <div key={title}>
      <h2 className={s.title}>{title}</h2>
      <ol className={s.places}>
        {links.map(({ label, href }) => {
          const [name, measure] = splitMeasure(label);
          return (
            <li key={label}>
              {href === undefined ? <span>{name}</span> : <TextLink to={href}>{name}</TextLink>}
              {measure && <i>{measure}</i>}
            </li>
          );
        })}
      </ol>
    </div>
  ));
