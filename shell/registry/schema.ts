import { FieldWords, SectionWords } from "@serambi/kernel/cms";
import { z } from "zod";

/** Version of the artefact format: a store holds only formats this code reads. */
export const ARTEFACT_FORMAT = 1;

export const remoteId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,60}$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file inside an artefact, `web/…`, `server/…` or `service/…`; no way out of the folder. */
const filePath = z.string().regex(/^(?:web|server|service)\/[\w@.-]+$/);

const Chunks = z.object({ js: z.array(filePath), css: z.array(filePath) });
export type Chunks = z.infer<typeof Chunks>;

/** Name of the part of the remote's texts that a page or slot is written with. */
const texts = z.string().optional();

/** A word of a remote in both languages. */
const Word = z.object({ id: z.string(), en: z.string() });
const FrameLink = z.object({ path: z.string().startsWith("/"), label: Word });

const Document = z.object({ id: z.string(), paths: z.array(z.string().startsWith("/")) });

/** A set of large files that versions share, kept by their hashes: `assets.json` of the remote names them. */
const AssetSet = z.object({
  /** Address of its folder; its last part is a hash of what it holds. */
  base: z.string().regex(/^\/remotes\/[a-z][a-z0-9-]{1,30}\/assets\/[0-9a-f]{20}\/$/),
  files: z.record(z.string().regex(/^[\w@.+-]+(?:\/[\w@.+-]+)*$/), z.object({ bytes: z.number().int(), sha384 })),
});

/** Name of a host in addresses and in `HOSTS`. */
export const hostName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);

/** A call that a remote makes, as it declares it. */
const DeclaredCall = z.object({
  host: hostName,
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  /** Without a leading slash; `:name` stands for one part. */
  path: z.string().regex(/^[^\s/?#]+(?:\/[^\s/?#]+)*$/),
  /** Whether browsers make it: the gateway passes it on. */
  isFromBrowser: z.boolean(),
  /** Whether it tells of a page and nobody waits for it: it may be lost. */
  isTelemetry: z.boolean().optional(),
  /** JSON schema of its body, where the remote gives one. */
  body: z.record(z.string(), z.unknown()).optional(),
});
export type DeclaredCall = z.infer<typeof DeclaredCall>;

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
  /** Its part of the embedded platform, where it has one. */
  service: filePath.optional(),
  /** Every file of the artefact, compressed ones too: bytes and hash as `integrity` writes it. */
  files: z.record(filePath, z.object({ bytes: z.number().int(), sha384 })),
  /** What loads before any page of this remote. */
  base: Chunks,
  /** Texts, by `catalogueName`. */
  messages: z.record(z.string(), Chunks),
  pages: z.array(
    z.object({
      id: z.string(),
      paths: z.array(z.string().startsWith("/")),
      isEmbeddable: z.boolean().optional(),
      isEverywhere: z.boolean().optional(),
      takesOwnPaths: z.boolean().optional(),
      texts,
      chunks: Chunks,
    }),
  ),
  slots: z.array(
    z.object({
      name: z.string(),
      minHeightRem: z.number(),
      props: z.unknown(),
      texts,
      chunks: Chunks,
      section: z.optional(SectionWords),
    }),
  ),
  /** Words for the fields of its sections, by the names of properties. */
  words: z.record(z.string(), FieldWords).optional(),
  /** What it puts into places of the frame; those that this code does not know are left empty. */
  frame: z
    .array(
      z.object({
        place: z.string(),
        slot: z.string(),
        visitor: FrameLink,
        member: FrameLink,
        isDocked: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** What it does for blocks of code in texts of all remotes. */
  code: z.object({ slot: z.string(), languages: z.array(z.string()), label: Word }).optional(),
  /** Paths that it answers with something else than a page. Versions built for contract 1 have none. */
  documents: z.array(Document).default([]),
  /** Its asset sets by name. They lie in the store once for all versions. */
  assets: z.record(z.string(), AssetSet).default({}),
  /** Every call that it makes. */
  hosts: z.array(DeclaredCall).default([]),
});

/** What a catalogue of an artefact is known by: `id`, or `programs-id` where it is a part of the remote's texts. */
export const catalogueName = (language: string, shown?: { readonly texts?: string | undefined }): string =>
  shown?.texts === undefined ? language : `${shown.texts}-${language}`;
export type Artefact = z.infer<typeof Artefact>;

/** Name of a team that ships remotes, as the operator's `trust.json` knows it. */
export const teamName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);

/** That a team ships this artefact: `signature.json` beside `artefact.json`. */
export const ArtefactSignature = z.object({
  team: teamName,
  signedAt: z.iso.datetime(),
  /** Ed25519 over what `signedText` says of the artefact, base64. */
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type ArtefactSignature = z.infer<typeof ArtefactSignature>;

const ShippedVersion = z.object({
  version,
  /** Hash of its `artefact.json`, which holds the hashes of everything else. */
  sha384,
  /** Null in a registry of before artefacts were signed: such a version is not run. */
  signature: ArtefactSignature.nullable().default(null),
  shippedAt: z.iso.datetime(),
  by: z.string(),
  /** Claimed here too, so that a route is known even when the artefact itself cannot be read. */
  pages: z.array(
    z.object({
      id: z.string(),
      paths: z.array(z.string()),
      isEmbeddable: z.boolean().optional(),
      isEverywhere: z.boolean().optional(),
      takesOwnPaths: z.boolean().optional(),
    }),
  ),
  slots: z.array(z.object({ name: z.string(), minHeightRem: z.number() })),
  documents: z.array(z.object({ id: z.string(), paths: z.array(z.string()) })).default([]),
});
export type ShippedVersion = z.infer<typeof ShippedVersion>;

/** A version on trial: who gets it in the place of the live one. */
const Canary = z.object({
  version,
  /** Of all visitors, in percent of cohorts. */
  weight: z.number().min(0).max(100),
  /** Tenants all of whose visitors get it. */
  tenants: z.array(z.string()),
  since: z.iso.datetime(),
});
export type Canary = z.infer<typeof Canary>;

const HistoryEntry = z.object({
  at: z.iso.datetime(),
  /** `abort`: a canary that took itself back. */
  action: z.enum(["ship", "live", "rollback", "canary", "promote", "abort", "prune"]),
  version,
  from: version.nullable(),
  by: z.string(),
  why: z.string(),
  /** Of a canary: who gets it from then on. */
  audience: z.object({ weight: z.number(), tenants: z.array(z.string()) }).optional(),
  /** Versions that went with a prune. */
  gone: z.array(version).optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const RegisteredRemote = z.object({
  live: version,
  canary: Canary.nullable().default(null),
  versions: z.array(ShippedVersion),
  history: z.array(HistoryEntry),
});
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** What is live: `registry.json`. `revision` counts its changes. */
export const Registry = z.object({
  format: z.literal(1),
  revision: z.number().int(),
  /** What cohorts are computed with: made once, so that a visitor stays where they are when versions move. */
  salt: z.string().default(""),
  remotes: z.record(remoteId, RegisteredRemote),
});
export type Registry = z.infer<typeof Registry>;

export const EMPTY_REGISTRY: Registry = { format: 1, revision: 0, salt: "", remotes: {} };
