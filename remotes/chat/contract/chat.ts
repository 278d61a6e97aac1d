import * as z from "zod/mini";

/** A page of this site that an answer is taken from: an address within the site, never another one. */
export const Source = z.object({
  /** Its number in the text. */
  number: z.int().check(z.positive()),
  title: z.string(),
  /** A path of this site, with the heading where the page can be entered there. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** The fact, and since when the site says so. */
  note: z._default(z.string(), ""),
});
export type Source = z.infer<typeof Source>;

/** A course, job or event that the answer is about, with what is data of it. */
export const ThingCard = z.object({
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  kind: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ThingCard = z.infer<typeof ThingCard>;

/**
 * One line of the stream (specification section 4). `id` is the conversation. What stands beside the specified three is this product's own: a host
 * need not say it.
 */
export const ChatLine = z.object({
  message_id: z.optional(z.string()),
  id: z.optional(z.string()),
  text: z.optional(z.string()),
  sources: z.optional(z.array(Source)),
  cards: z.optional(z.array(ThingCard)),
  /** Questions that may come next. */
  next: z.optional(z.array(z.string())),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** An answer in one piece: what a page without scripts shows. */
export const WholeAnswer = z.object({
  text: z.string(),
  sources: z.array(Source),
  cards: z.array(ThingCard),
  next: z.array(z.string()),
});
export type WholeAnswer = z.infer<typeof WholeAnswer>;

/** An item of `conversations/{id}/messages`. */
export const StoredMessage = z.object({
  id: z.optional(z.string()),
  query: z.string(),
  response: z.object({
    value: z.string(),
    sources: z._default(z.array(Source), []),
    cards: z._default(z.array(ThingCard), []),
  }),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

/** An entry of the local history (specification section 3). */
export const HistoryEntry = z.object({
  conversation_id: z.string(),
  message_id: z.string(),
  user_message: z.string(),
  bot_message: z.string(),
  created_at: z.string(),
  /** As the visitor has called it; missing: by its first question. */
  title: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Specification section 4: identity calls succeed on 200–299 alone, otherwise status false with null data. */
export interface IdentityState<T> {
  readonly status: boolean;
  readonly message: string;
  readonly data: T | null;
}

export const Identity = z.object({ id: z.string() });
export type Identity = z.infer<typeof Identity>;
