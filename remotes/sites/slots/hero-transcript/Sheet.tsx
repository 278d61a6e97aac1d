import { cx, VisuallyHidden } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { HeroTranscriptProps } from "./schema";
import s from "./Sheet.module.css";

interface SheetProps extends Pick<HeroTranscriptProps, "columns" | "total"> {
  readonly sheet: HeroTranscriptProps["sheets"][number];
}

/** One department's equivalences, added up. */
export const Sheet = ({ sheet: { tab, head, side, entries }, columns, total }: SheetProps) => (
  <>
    <div className={s.head}>
      <p>
        {head[0]}
        <span>{head[1]}</span>
      </p>
      <p className={s.side}>
        {side[0]}
        <span>{side[1]}</span>
      </p>
    </div>
    <table className={cx(t.nums, s.table)}>
      <VisuallyHidden as="caption">{tab}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{columns.here}</th>
          <th scope="col">{columns.there}</th>
          <th scope="col">{columns.credits}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ code, name, counterpart, without, credits }) => (
          <tr key={code}>
            <td>
              <span className={s.code}>{code}</span>
              {name}
            </td>
            {counterpart ? (
              <td className={s.equal}>
                <span className={s.code}>{counterpart.code}</span>
                {counterpart.name}
              </td>
            ) : (
              <td className={s.without}>{without}</td>
            )}
            <td>{credits ?? "–"}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{entries.reduce((sum, { credits = 0 }) => sum + credits, 0)}</td>
        </tr>
      </tfoot>
    </table>
  </>
);
