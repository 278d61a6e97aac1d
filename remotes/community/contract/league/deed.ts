import { KINDS, SIDES, type Kind, type Side } from "./leagueWords";

/** A deed that a button of the desk notes. */
export interface Deed {
  readonly kind: Kind;
  readonly side: Side | "";
  readonly points: number;
  readonly words: string;
  readonly round?: number;
  readonly target?: string;
}

interface Pressed {
  readonly kind: Kind;
  readonly side?: Side | undefined;
  readonly points?: number | undefined;
  readonly round?: number | undefined;
  readonly target?: string | undefined;
}

/** The value of a button: `points home 2`. Without scripts it is posted, with them it is read. */
export const deedOf = ({ kind, side, points = 0, round, target }: Pressed): string =>
  [kind, side ?? "-", points, round ?? "-", target ?? "-"].join(" ");

/** Reads a form of the desk: the button that was pressed, with the words and points beside it. Null where no button of it was. */
export const readDeed = (form: Readonly<Record<string, string | undefined>>): Deed | null => {
  const [kind, side, points, round, target] = (form["deed"] ?? "").split(" ");
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) return null;
  return {
    kind: known,
    side: SIDES.find((one) => one === side) ?? "",
    // A correction has its points in a field of its own, which may be typed with a minus of typography.
    points: Number((form["points"] ?? points ?? "0").trim().replace("−", "-")),
    words: (form["words"] ?? "").trim(),
    ...(round !== undefined && round !== "-" && { round: Number(round) }),
    ...(target !== undefined && target !== "-" && { target }),
  };
};
