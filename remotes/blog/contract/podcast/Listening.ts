import * as z from "zod/mini";

/** Of how many episodes a browser knows how far they were heard. */
export const MAX_POSITIONS = 50;

/** What a browser keeps of a visitor's listening. */
export const Listening = z.object({
  format: z.literal(1),
  /** How fast it plays. */
  rate: z.number().check(z.gte(0.5), z.lte(3)),
  /** Episodes begun and not heard to their end, the last one first. */
  positions: z.array(z.object({ id: z.string(), seconds: z.number().check(z.gte(0)) })),
});
export type Listening = z.infer<typeof Listening>;

/** Where it is kept. */
export interface ListeningShelf {
  readonly read: () => Listening;
  readonly write: (listening: Listening) => void;
}

export type LazyListeningShelf = () => Promise<ListeningShelf>;
