import type { ChangedPart } from "../contract/changedParts";
import s from "./PartList.module.css";

interface Props {
  readonly parts: readonly ChangedPart[];
  /** The number of further parts that are not shown. */
  readonly more: number;
  readonly t: {
    readonly was: (text: string) => string;
    readonly became: (text: string) => string;
    readonly more: (count: number) => string;
  };
}

/** Parts of a setting that differ: each as it was and as it became. */
export const PartList = ({ parts, more, t }: Props) => (
  <>
    <dl className={s.parts}>
      {parts.map(({ place, before, after }) => (
        <div key={place}>
          {place !== "" && <dt>{place}</dt>}
          <dd>
            {before !== null && <del aria-label={t.was(before)}>{before}</del>}{" "}
            {after !== null && <ins aria-label={t.became(after)}>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
    {more > 0 && <p>{t.more(more)}</p>}
  </>
);
