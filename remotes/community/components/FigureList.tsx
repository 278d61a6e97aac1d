import s from "./FigureList.module.css";

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

interface FigureListProps {
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** A few numbers set large, each with its name above and what it is measured by below. */
export const FigureList = ({ label, figures }: FigureListProps) => (
  <dl className={s.list} aria-label={label}>
    {figures.map(({ label: name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={s.value}>{value}</dd>
        {note !== "" && <dd className={s.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
