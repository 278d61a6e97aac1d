import type { PublicTenant, TenantSettings } from "@serambi/kernel/contracts";
import type { RequestOptions } from "@serambi/kernel/http";
import { z } from "zod";

import { FAILURE_PHASES } from "../../../client/page/types";
import type { Release } from "../../../registry/resolve";
import type { PageOrder, SiteQuestion } from "../Renderer";
import { ENCODINGS } from "../compress";
import { PlainError } from "./errors";

/** Releases that pages are still made of, on both sides: the present one, its canaries, and those from just before. */
export const MAX_RELEASES = 16;

/** A tenant without its settings, which are sent once. */
export interface SentTenant {
  readonly tenant: Omit<PublicTenant, "settings">;
  /** Digest under which its settings were sent. */
  readonly digest: string;
}

/** What the server tells the process that renders. It is its own word: nobody else holds the line. */
export type ToRenderer =
  | { readonly kind: "release"; readonly release: Release }
  | { readonly kind: "settings"; readonly digest: string; readonly settings: TenantSettings }
  | { readonly kind: "forgetSettings"; readonly digest: string }
  /** Something was changed: what hosts answered before is old. */
  | { readonly kind: "forgetAnswers" }
  | { readonly kind: "load"; readonly id: number; readonly release: string }
  | ({ readonly kind: "page"; readonly id: number; readonly release: string; readonly caller: string } & SentTenant &
      Omit<PageOrder, "tenant" | "digest">)
  | ({ readonly kind: "ask"; readonly id: number; readonly release: string } & SentTenant &
      Omit<SiteQuestion, "tenant" | "digest">)
  /** Answer to a call: its JSON is the frame's body. */
  | { readonly kind: "answered"; readonly call: number }
  | { readonly kind: "refused"; readonly call: number; readonly error: PlainError }
  | { readonly kind: "abort"; readonly id: number }
  | { readonly kind: "ping"; readonly number: number };

const id = z.number().int();

/** Which order is spoken of, where that much can be told. */
export const AnyOrder = z.object({ id });

const version = { remote: z.string(), version: z.string() };
const phase = z.enum(FAILURE_PHASES);

const Call = z.object({
  kind: z.literal("call"),
  /** Of the order that it is made for. */
  id,
  call: z.number().int(),
  /** Of the specification, or one that the operator named. */
  host: z.string(),
  method: z.enum(["get", "create"]),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

/**
 * What the process that renders says. Code of remotes runs there: its word is that of a stranger, and is checked.
 */
export const FromRenderer = z.discriminatedUnion("kind", [
  Call,
  z.object({
    kind: z.literal("loaded"),
    id,
    problems: z.array(z.object({ ...version, phase, error: PlainError })),
    /** Of versions that were loaded for the first time. */
    loads: z.array(z.object({ ...version, ms: z.number(), web: z.number(), server: z.number() })),
  }),
  z.object({
    kind: z.literal("redirect"),
    id,
    to: z.string(),
    status: z.union([z.literal(301), z.literal(302), z.literal(303)]),
  }),
  /** The frame's body is the whole page, or the first piece of one that is streamed. */
  z.object({
    kind: z.literal("page"),
    id,
    status: z.number().int(),
    isSound: z.boolean(),
    isWhole: z.boolean(),
    encoding: z.enum(ENCODINGS).optional(),
    remotes: z.array(z.string()),
    /** Its pieces in order: the length of one that is in the body, or the number of one that was sent before. */
    pieces: z.array(z.union([z.number().int(), z.object({ shared: z.number().int() })])),
  }),
  /** A piece that many pages have; it is the frame's body. */
  z.object({ kind: z.literal("shared"), number: z.number().int() }),
  z.object({ kind: z.literal("forgetShared"), number: z.number().int() }),
  z.object({ kind: z.literal("piece"), id }),
  z.object({ kind: z.literal("end"), id }),
  z.object({
    kind: z.literal("failure"),
    id,
    ...version,
    phase,
    slot: z.string().optional(),
    error: PlainError,
    isKnown: z.boolean(),
  }),
  z.object({
    kind: z.literal("note"),
    id,
    ...version,
    message: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  /** A page took more processor time than one may; most of it was this version's part. Or a version holds too much memory. */
  z.object({
    kind: z.literal("slow"),
    id,
    remote: z.string(),
    version: z.string(),
    ms: z.number(),
    heldBytes: z.number().optional(),
  }),
  /** Its answer is the frame's body, as JSON. */
  z.object({ kind: z.literal("answer"), id }),
  z.object({ kind: z.literal("failed"), id, error: PlainError }),
  /** An error that nobody caught: in a timer, in a promise that nobody waited for. */
  z.object({ kind: z.literal("stray"), error: PlainError }),
  z.object({ kind: z.literal("pong"), number: z.number().int() }),
]);
export type FromRenderer = z.infer<typeof FromRenderer>;
export type CallMessage = z.infer<typeof Call>;

/** Options of a call, as far as they travel. */
export const sentOptions = ({ params, headers }: RequestOptions = {}): Pick<CallMessage, "params" | "headers"> => ({
  ...(params && {
    params: Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, typeof value === "object" ? [...value] : value]],
      ),
    ),
  }),
  ...(headers && { headers: { ...headers } }),
});
