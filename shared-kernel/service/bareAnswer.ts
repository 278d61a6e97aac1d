/** An answer without an envelope, for a host whose conventions are somebody else's: the hosted database of specification section 7.6. */
export interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Plain JSON; null: nothing. */
  readonly body: unknown;
}

/** Services are built each by itself: a class of one is unknown to another, a registered symbol is not. */
const MARK = Symbol.for("serambi.bareAnswer");

/** A handler returns this to answer exactly so. Its writes stay written, whatever the status. */
export const bareAnswer = (answer: BareAnswer): BareAnswer => Object.assign({ [MARK]: true }, answer);

/** The host's part. */
export const isBareAnswer = (value: unknown): value is BareAnswer =>
  typeof value === "object" && value !== null && MARK in value;
