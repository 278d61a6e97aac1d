import { OpeningRow } from "../../components/OpeningRow";
import type { SectionProps } from "../SectionProps";
import type { OffersProps } from "./schema";
import s from "./Offers.module.css";

/** Names set large, each with what it means in a line. */
export const Slot = ({ props: { anchor, title, offers } }: SectionProps<OffersProps>) => (
  <OpeningRow anchor={anchor} title={title}>
    <dl>
      {offers.map(({ name, text }) => (
        <div key={name} className={s.offer}>
          <dt className={s.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </OpeningRow>
);
