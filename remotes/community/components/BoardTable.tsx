import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { Link } from "@serambi/kernel/router";
import { Kain, VisuallyHidden, cx } from "@serambi/kernel/ui";

import type { BoardLine, OwnPlace } from "../contract/Boards";
import type { BoardMessages } from "../messages/boards.id";
import { BoardMove } from "./BoardMove";
import s from "./BoardTable.module.css";
import { Sparkline } from "./Sparkline";

interface BoardTableProps {
  readonly lines: readonly BoardLine[];
  readonly own: OwnPlace | null;
  /** Address of the page that the asker's line is on. */
  readonly ownPath: string;
  readonly caption: string;
  readonly language: Language;
  readonly t: BoardMessages;
}

const GROUNDS = ["primary", "secondary"] as const;

/** A school's pennant: the same on every line and in every table. */
export const Pennant = ({ npsn, className }: { readonly npsn: string; readonly className?: string | undefined }) => (
  <Kain
    seed={`panji-${npsn}`}
    motif="tumpal"
    ground={GROUNDS[Number(npsn.slice(-2)) % GROUNDS.length] ?? "primary"}
    variant="field"
    width={64}
    height={76}
    className={className}
  />
);

interface LineProps {
  readonly line: BoardLine;
  readonly tie: "first" | "middle" | "last" | undefined;
  readonly language: Language;
  readonly t: BoardMessages;
}

const Line = ({
  line: { rank, was, name, school, npsn, weeks, solved, points, isOwn },
  tie,
  language,
  t,
}: LineProps) => (
  <tr className={cx(isOwn && s.own)} data-tie={tie}>
    <td className={s.rank}>
      {tie && <VisuallyHidden>{t.tied} </VisuallyHidden>}
      {formatNumber(rank, language)}
    </td>
    <th scope="row">
      <span className={s.pupil}>
        <Pennant npsn={npsn} className={s.pennant} />
        <span>
          <b>{name}</b>
          {isOwn && <em className={s.you}>{t.you}</em>}
          <small>{school}</small>
        </span>
      </span>
    </th>
    <td className={s.detail}>
      <Sparkline values={weeks} />
      <VisuallyHidden>{t.weekPoints(weeks.join(", "))}</VisuallyHidden>
    </td>
    <td className={s.number}>
      <BoardMove rank={rank} was={was} t={t} />
    </td>
    <td className={cx(s.number, s.detail)}>{formatNumber(solved, language)}</td>
    <td className={cx(s.number, s.points)}>{formatNumber(points, language)}</td>
  </tr>
);

/** A line may share its rank with the one before and the one after. */
const tieOf = (lines: readonly BoardLine[], index: number): LineProps["tie"] => {
  const rank = lines[index]?.rank;
  const before = lines[index - 1]?.rank === rank;
  const after = lines[index + 1]?.rank === rank;
  if (before && after) return "middle";
  if (before) return "last";
  return after ? "first" : undefined;
};

/** Lines of a board, and below them the asker's own with its neighbours where it is on another page. */
export const BoardTable = ({ lines, own, ownPath, caption, language, t }: BoardTableProps) => {
  const draw = (some: readonly BoardLine[]) =>
    some.map((line, index) => <Line key={line.place} line={line} tie={tieOf(some, index)} language={language} t={t} />);
  const [from, to] = [(lines.at(-1)?.place ?? 0) + 1, (own?.around[0]?.place ?? 0) - 1];
  return (
    <table className={s.table}>
      <caption className={s.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.pupil}</th>
          <th scope="col" className={s.detail}>
            {t.weeks}
          </th>
          <th scope="col" className={s.number}>
            {t.move}
          </th>
          <th scope="col" className={cx(s.number, s.detail)}>
            {t.solved}
          </th>
          <th scope="col" className={s.number} aria-sort="descending">
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>{draw(lines)}</tbody>
      {own && own.around.length > 0 && (
        <tbody>
          {to >= from && (
            <tr className={s.gap}>
              <td colSpan={6}>
                <Link to={ownPath}>{t.between(formatNumber(from, language), formatNumber(to, language))}</Link>
              </td>
            </tr>
          )}
          {draw(own.around)}
        </tbody>
      )}
    </table>
  );
};
