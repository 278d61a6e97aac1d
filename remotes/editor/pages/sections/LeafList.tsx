import type { Leaf } from "../../contract/leavesOf";
import s from "../site/DeskPanel.module.css";

/** All that a section holds and no field shows, to be read and copied. */
export const LeafList = ({ leaves }: { readonly leaves: readonly Leaf[] }) => (
  <dl className={s.leaves}>
    {leaves.map(({ path, place, text }) => (
      <div key={path}>
        <dt>{place}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
