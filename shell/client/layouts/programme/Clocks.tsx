import s from "./Clocks.module.css";

interface Clock {
  readonly time: string;
  readonly zone: string;
}

/** `07.00 WIB · 08.00 WITA`: hours and zones; text without a zone is none. */
const clocksOf = (times: string): readonly Clock[] =>
  times.split(" · ").flatMap((text) => {
    const [time, zone] = text.trim().split(" ");
    return time && zone ? [{ time, zone }] : [];
  });

/** The hour at which the same lesson begins in each time zone, from west to east. */
export const Clocks = ({ times }: { readonly times: string }) => {
  const clocks = clocksOf(times);
  if (clocks.length === 0) return null;
  return (
    <ol className={s.clocks}>
      {clocks.map(({ time, zone }) => (
        <li key={zone}>
          <b>{time}</b> {zone}
        </li>
      ))}
    </ol>
  );
};
