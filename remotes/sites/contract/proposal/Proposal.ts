import { LANGUAGES, longText, shortText } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** A price that is reckoned by the number of people. */
export const PriceLine = z.object({
  text: shortText(),
  /** Unit of the price: each person, each group of `size` that has begun, or once. */
  per: z.enum(["person", "group", "once"]),
  size: z._default(z.int().check(z.minimum(1)), 1),
  priceIdr: z.int().check(z.minimum(0)),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** Offer of a site to those who ask for one kind of thing. */
const Offer = z.object({
  title: shortText(),
  lead: longText(),
  includes: z.array(shortText()).check(z.minLength(2), z.maxLength(5)),
  /** Weeks count from the first day of the month that was asked for. */
  steps: z
    .array(z.object({ weeks: z.int().check(z.minimum(0), z.maximum(104)), title: shortText(), text: shortText() }))
    .check(z.minLength(2), z.maxLength(5)),
  /** None: what it costs is agreed on, and the proposal says so. */
  prices: z._default(z.array(PriceLine).check(z.maxLength(3)), []),
  terms: longText(),
});

/** The words of a kind of request: its form, and what is proposed. */
export const ProposalKind = z.object({
  title: shortText(),
  text: longText(),
  /** Facts beside the form. */
  facts: z._default(z.array(z.object({ label: shortText(), value: shortText() })).check(z.maxLength(5)), []),
  organizationLabel: shortText(),
  peopleLabel: shortText(),
  choiceLabel: shortText(),
  choices: z.array(shortText()).check(z.minLength(2), z.maxLength(8)),
  needsLabel: shortText(),
  needsHelp: z._default(shortText(), ""),
  button: shortText(),
  offer: Offer,
});
export type ProposalKind = z.infer<typeof ProposalKind>;

/** A kind as its form is shown. */
export const AskedKind = z.extend(z.omit(ProposalKind, { offer: true }), {
  key: z.string(),
  /** The person who reads the requests. */
  reader: z.string(),
});
export type AskedKind = z.infer<typeof AskedKind>;

/** A proposal as it was made: later changes of the site's words change none. */
export const Proposal = z.object({
  reference: z.string(),
  token: z.string(),
  kind: z.string(),
  language: z.enum(LANGUAGES),
  organization: z.string(),
  name: z.string(),
  email: z.string(),
  people: z.int(),
  start: z.string(),
  choice: z.string(),
  needs: z.string(),
  askedAt: z.iso.datetime(),
  reader: z.string(),
  words: z.pick(ProposalKind, {
    organizationLabel: true,
    peopleLabel: true,
    choiceLabel: true,
    needsLabel: true,
    offer: true,
  }),
});
export type Proposal = z.infer<typeof Proposal>;

/** Days for which a proposal's prices hold. */
export const VALID_DAYS = 30;
