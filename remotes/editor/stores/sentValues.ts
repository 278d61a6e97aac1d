import { sameValue } from "./sameValue";

type Values = Readonly<Record<string, unknown>>;

/** Changes that the server does not have, with the values on which they were typed. */
export interface Mine {
  readonly before: Values;
  readonly values: Values;
  /** Values of saves whose answer did not come. */
  readonly sent?: readonly Values[] | undefined;
}

/** The most saves without an answer that are remembered: the first ones may have arrived, those of a line that was gone already did not. */
const MOST_SENT = 3;

/** Saves without an answer, and one more. The same once more is the same. */
export const withSent = (sent: readonly Values[], values: Values): readonly Values[] =>
  sent.some((one) => sameValue(one, values)) ? sent : [...sent.slice(0, MOST_SENT - 1), values];

/**
 * Values on which changes were typed. Where a save whose answer was lost has arrived, that is what it saved: nobody else changed it.
 * @param now by keys, as the server has them
 * @param without values that keys have which are taken away (null)
 */
export const typedOn = ({ before, sent = [] }: Mine, now: Values, without: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(before).map(([key, value]) => {
      const hasArrived = sent.some((one) => key in one && sameValue(one[key] ?? without[key], now[key]));
      return [key, hasArrived ? now[key] : value];
    }),
  );
