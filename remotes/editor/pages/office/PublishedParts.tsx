import { PartList } from "../../components/PartList";
import type { ChangedPart } from "../../contract/changedParts";
import type { Messages } from "../../messages/types";
import { keyWords } from "../site/keyWords";
import s from "./Office.module.css";

interface Props {
  readonly changes: readonly {
    readonly key: string;
    readonly parts: readonly ChangedPart[];
    /** The number of further parts that are not shown. */
    readonly more: number;
  }[];
  readonly t: Messages;
}

/** The changes of one publication: each part as it was and as it became. */
export const PublishedParts = ({ changes, t }: Props) => (
  <div className={s.changes}>
    {changes.map(({ key, parts, more }) => (
      <section key={key} aria-label={keyWords(key, t)}>
        <h2>{keyWords(key, t)}</h2>
        <PartList {...{ parts, more, t }} />
      </section>
    ))}
  </div>
);
