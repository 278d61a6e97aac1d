import { Socket } from "node:net";
import { join } from "node:path";

import { sharedLibraries } from "@serambi/kernel/shared";
import { LRUCache } from "lru-cache";
import { z } from "zod";

import { BundleLoader } from "../registry/BundleLoader";
import { closeMachine } from "../registry/closeMachine";
import { FileArtefactStore } from "../registry/FileArtefactStore";
import { freezeLibraries } from "../registry/freezeLibraries";
import { Intrinsics } from "../registry/Intrinsics";
import { OrderTimers } from "../registry/OrderTimers";
import { requireOwnStyles } from "../registry/requireOwnStyles";
import type { Release } from "../registry/resolve";
import type { Trust } from "../registry/trust";
import { TrustFile } from "../registry/TrustFile";
import { VerifiedArtefacts } from "../registry/VerifiedArtefacts";
import { versionSize } from "../server/observe/versionSize";
import { ClientAssets } from "../server/render/ClientAssets";
import { LiveRelease } from "../server/render/LiveRelease";
import { RenderEngine } from "../server/render/RenderEngine";
import { RenderInterrupted } from "../server/render/RenderInterrupted";
import { toPlainError } from "../server/render/process/errors";
import { FrameStream } from "../server/render/process/FrameStream";
import { HeldBuffers } from "../server/render/process/HeldBuffers";
import { HeldMemory } from "../server/render/process/HeldMemory";
import { RendererHost, type BundleLoad } from "../server/render/process/RendererHost";

/** What the server hands this program, as JSON in the variable `RENDER`. */
const Settings = z.object({
  dataDir: z.string(),
  trustFile: z.string(),
  isWorkerOn: z.boolean(),
  shareAnswersMs: z.number(),
});

/** The line to the server, opened by it. */
const LINE = 3;

const settings = Settings.parse(JSON.parse(process.env["RENDER"] ?? "{}"));
delete process.env["RENDER"];

// Before any code of a remote runs.
const buffers = new HeldBuffers();
buffers.install();
const held = new HeldMemory(buffers);
const timers = new OrderTimers();
timers.install();
const intrinsics = new Intrinsics();

/** Changes that cannot be put back end with the process, once it has been told who made them. Until then no page is made. */
const restore = (): readonly string[] => {
  if (intrinsics.isBeyondRepair) throw new RenderInterrupted("ended", null);
  const changed = intrinsics.restore();
  if (intrinsics.isBeyondRepair) setImmediate(() => line.end());
  return changed;
};

const loads: BundleLoad[] = [];
const trust = new TrustFile(settings.trustFile);
const artefacts = new VerifiedArtefacts(new FileArtefactStore(settings.dataDir), trust.read);
const bundles = new BundleLoader(
  artefacts,
  sharedLibraries,
  () => undefined, // each is in the release's problems
  ({ artefact }, ms) => loads.push({ remote: artefact.id, version: artefact.version, ms, ...versionSize(artefact) }),
  { restore, requireOwnStyles },
);

/**
 * Whole releases, as long as the same teams are trusted: the live one, its canaries, the one before. Each has code of its own in
 * memory, however small the change was.
 */
const whole = new LRUCache<Release, { readonly live: LiveRelease; readonly trust: Trust }>({ max: 6 });

const bring = async (release: Release): Promise<LiveRelease> => {
  const { trustNow } = bundles;
  const known = whole.get(release);
  if (known?.trust === trustNow) return known.live;
  const live = await LiveRelease.load(release, bundles);
  if (live.isWhole) whole.set(release, { live, trust: trustNow });
  return live;
};

const line = new Socket({ fd: LINE, readable: true, writable: true });
const host = new RendererHost({
  renderer: new RenderEngine({
    bring,
    assets: new ClientAssets(join(__dirname, "..")),
    isWorkerOn: settings.isWorkerOn,
    restore,
    isBeyondRepair: () => intrinsics.isBeyondRepair,
  }),
  send: (message, ...body) => frames.send(message, ...body),
  shareAnswersMs: settings.shareAnswersMs,
  timers,
  takeLoads: () => loads.splice(0),
});
const frames = new FrameStream(line, host.take);

// The process ends with its server, whatever that ended by; nothing else ends it.
const exit = process.exit.bind(process);
line.once("close", () => exit(0));
const refuse = (): never => {
  throw new Error("A remote may not end the server");
};
Object.assign(process, { exit: refuse, abort: refuse, kill: refuse, reallyExit: refuse });

closeMachine();
freezeLibraries(sharedLibraries);

/** No order's: it is what is left of many. */
const NO_ORDER = 0;
held.watch((holding) => frames.send({ kind: "slow", id: NO_ORDER, ms: 0, ...holding }));

// Signals are for the server: it finishes what it has begun, and needs this process for that.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const tellStray = (error: unknown): void => frames.send({ kind: "stray", error: toPlainError(error) });
process.on("uncaughtException", tellStray);
process.on("unhandledRejection", tellStray);
