import s from "./Figures.module.css";

export interface Figure {
  readonly name: string;
  readonly value: string;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly total?: Figure | undefined;
}

/** Named values below each other; the last one may be their sum. */
export const Figures = ({ figures, total }: FiguresProps) => (
  <dl className={s.list}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {total && (
      <div className={s.total}>
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    )}
  </dl>
);
