import { cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import d from "../../components/Dyes.module.css";
import type { SectionProps } from "../SectionProps";
import type { SharesProps } from "./schema";
import s from "./Shares.module.css";

type Way = SharesProps["ways"][number];

/** The split, drawn to scale. Widths are attributes: the page has no styles of its own. */
const Split = ({ share, open, sides }: Pick<Way, "share" | "open"> & Pick<SharesProps, "sides">) => {
  const yours = share ?? 100;
  return (
    <div className={s.split}>
      <svg className={s.bar} width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" className={s.ours} />
        <rect width={`${yours}%`} height="100%" className={s.yours} />
      </svg>
      {share === undefined ? (
        <span>{open}</span>
      ) : (
        <>
          <span>
            {yours} {sides.yours}
          </span>
          <span>
            {100 - yours} <span className={s.side}>{sides.ours}</span>
          </span>
        </>
      )}
    </div>
  );
};

/** Ways of working together in three columns: what you bring, how the result is split, what we bring. */
export const Slot = ({ props: { anchor, title, columns, dye, sides, ways } }: SectionProps<SharesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={cx(d.dyes, d.dyed)} data-dye={dye}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <table className={s.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.yours}</th>
              <th scope="col">
                <VisuallyHidden>{columns.split}</VisuallyHidden>
              </th>
              <th scope="col">{columns.ours}</th>
            </tr>
          </thead>
          {ways.map(({ name, yours, share, open, note, ours }) => (
            <tbody key={name}>
              <tr className={s.name}>
                <th scope="rowgroup" colSpan={3}>
                  {name}
                </th>
              </tr>
              <tr className={s.way}>
                <td data-column={columns.yours}>{yours}</td>
                <td>
                  <Split {...{ share, open, sides }} />
                  <p className={s.note}>{note}</p>
                </td>
                <td data-column={columns.ours}>{ours}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </Wrap>
    </section>
  );
};
