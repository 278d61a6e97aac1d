import type { Hall, Stand } from "./schema";
import s from "./FloorHall.module.css";

const Table = ({ stand, leadsTo }: { readonly stand: Stand; readonly leadsTo: string }) => {
  const { number, name, span, trades, isListed } = stand;
  const look = { className: s.stand, "data-span": span, "data-trades": trades.join(" ") };
  const words = (
    <>
      <b>{number}</b> {name && <span>{name}</span>}
    </>
  );
  return isListed ? (
    <a href={`#${leadsTo}-${number.toLowerCase()}`} {...look}>
      {words}
    </a>
  ) : (
    <div {...look}>{words}</div>
  );
};

/** One hall of the fair with its rows of tables. */
export const FloorHall = ({ hall, leadsTo }: { readonly hall: Hall; readonly leadsTo: string }) => (
  <section className={s.hall} aria-label={hall.label}>
    <h2 aria-hidden="true">{hall.sign}</h2>
    {hall.rows.map((row) => (
      <div key={row[0]?.number} className={s.row}>
        {row.map((stand) => (
          <Table key={stand.number} {...{ stand, leadsTo }} />
        ))}
      </div>
    ))}
  </section>
);
