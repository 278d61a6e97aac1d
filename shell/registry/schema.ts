import { z } from "zod";

/** Version of the artefact format: a store holds only formats this code reads. */
export const ARTEFACT_FORMAT = 1;

const remoteId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,60}$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file inside an artefact, `web/…` or `server/…`; no way out of the folder. */
const filePath = z.string().regex(/^(?:web|server)\/[\w@.-]+$/);

const Chunks = z.object({ js: z.array(filePath), css: z.array(filePath) });
export type Chunks = z.infer<typeof Chunks>;

/** Name of the part of the remote's texts that a page or slot is written with. */
const texts = z.string().optional();

/** What a built version of a remote says of itself: `artefact.json`. */
export const Artefact = z.object({
  format: z.literal(ARTEFACT_FORMAT),
  id: remoteId,
  version,
  /** Version of the remote contract it was built for. */
  contract: z.number().int(),
  /** Versions of the shared libraries it was built against. */
  builtAgainst: z.record(z.string(), z.string()),
  /** Name of the global that `web/remoteEntry.js` defines. */
  container: z.string(),
  entry: filePath,
  server: filePath,
  /** Every file of the artefact, compressed ones too: bytes and hash as `integrity` writes it. */
  files: z.record(filePath, z.object({ bytes: z.number().int(), sha384 })),
  /** What loads before any page of this remote. */
  base: Chunks,
  /** Texts, by `catalogueName`. */
  messages: z.record(z.string(), Chunks),
  pages: z.array(z.object({ id: z.string(), paths: z.array(z.string().startsWith("/")), texts, chunks: Chunks })),
  slots: z.array(z.object({ name: z.string(), minHeightRem: z.number(), props: z.unknown(), texts, chunks: Chunks })),
});

/** What a catalogue of an artefact is known by: `id`, or `programs-id` where it is a part of the remote's texts. */
export const catalogueName = (language: string, shown?: { readonly texts?: string | undefined }): string =>
  shown?.texts === undefined ? language : `${shown.texts}-${language}`;
export type Artefact = z.infer<typeof Artefact>;

const ShippedVersion = z.object({
  version,
  /** Hash of its `artefact.json`, which holds the hashes of everything else. */
  sha384,
  shippedAt: z.iso.datetime(),
  by: z.string(),
  /** Claimed here too, so that a route is known even when the artefact itself cannot be read. */
  pages: z.array(z.object({ id: z.string(), paths: z.array(z.string()) })),
  slots: z.array(z.object({ name: z.string(), minHeightRem: z.number() })),
});
export type ShippedVersion = z.infer<typeof ShippedVersion>;

const HistoryEntry = z.object({
  at: z.iso.datetime(),
  action: z.enum(["ship", "live", "rollback"]),
  version,
  from: version.nullable(),
  by: z.string(),
  why: z.string(),
});

const RegisteredRemote = z.object({
  live: version,
  versions: z.array(ShippedVersion),
  history: z.array(HistoryEntry),
});
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** What is live: `registry.json`. `revision` counts its changes. */
export const Registry = z.object({
  format: z.literal(1),
  revision: z.number().int(),
  remotes: z.record(remoteId, RegisteredRemote),
});
export type Registry = z.infer<typeof Registry>;

export const EMPTY_REGISTRY: Registry = { format: 1, revision: 0, remotes: {} };
