import { join } from "node:path";

import { remoteInStack } from "../registry/BundleLoader";
import { withAborted } from "../registry/canaryChanges";
import { withTakenBack } from "../registry/changes";
import { ensureLocalTeam } from "../registry/ensureLocalTeam";
import { openStore } from "../registry/openStore";
import { RegistryFile } from "../registry/RegistryFile";
import { TrustFile, trustPath } from "../registry/TrustFile";
import { VerifiedArtefacts } from "../registry/VerifiedArtefacts";
import type { Env } from "../server/env/readEnv";
import type { Metrics } from "../server/health/Metrics";
import { DeclaredCalls } from "../server/gateway/DeclaredCalls";
import { changeRegistry } from "../server/observe/changeRegistry";
import { RemoteMetrics } from "../server/observe/RemoteMetrics";
import { RemoteWatch } from "../server/observe/RemoteWatch";
import { versionSize } from "../server/observe/versionSize";
import { AlteredVersions } from "../server/render/AlteredVersions";
import { Overdrafts } from "../server/render/Overdrafts";
import { Releases } from "../server/render/Releases";
import { RenderInterrupted } from "../server/render/RenderInterrupted";
import { RenderPool } from "../server/render/process/RenderPool";
import { RenderProcess, type RenderProcessOptions } from "../server/render/process/RenderProcess";
import { RemoteFiles } from "../server/render/RemoteFiles";
import { RestingRemotes } from "../server/render/RestingRemotes";
import { WakeTrials } from "../server/render/WakeTrials";
import { shipBuilt } from "./shipBuilt";

interface RegistryOptions {
  readonly env: Env;
  /** Absolute. */
  readonly dataDir: string;
  /** Of the repository's remotes, where there are any. */
  readonly remotesFolder: string;
}

export interface RemotesOptions extends Pick<RegistryOptions, "env" | "dataDir"> {
  readonly metrics: Metrics;
  readonly opened: OpenedRegistry;
  /** Folder of this program and of the one that renders. */
  readonly serverFolder: string;
  /** Called before a release is first used: what its remotes need besides is there then. */
  readonly onRelease?: () => Promise<void>;
  /** For how long an answer to anybody serves the others who ask the same. */
  readonly shareAnswersMs: number;
}

/** A line before there is a request, or beside them all. */
const write = (level: "error" | "warn", details: object, message: string): void =>
  void process.stderr.write(`${JSON.stringify({ level, ...details, msg: message })}\n`);

const log = {
  error: (details: object, message: string): void => write("error", details, message),
  warn: (details: object, message: string): void => write("warn", details, message),
};

/** What is live and whose word that is, with what this installation has built shipped to it. */
export const openRegistry = async ({ env, dataDir, remotesFolder }: RegistryOptions) => {
  const store = openStore(dataDir, env.artefactStorage);
  const registry = new RegistryFile(dataDir, (message, error) => log.error({ err: String(error) }, message));
  if (env.trustFile === undefined) await ensureLocalTeam(dataDir);
  const trust = new TrustFile(trustPath(dataDir, env.trustFile), (message, error) =>
    log.error({ err: String(error) }, message),
  );
  await shipBuilt({
    dataDir,
    remotesFolder,
    hasWorkshop: env.isWorkshopOn,
    store,
    registry,
    trust: trust.read,
    onRefused: (remote, error) => log.error({ remote, err: String(error) }, "remote not shipped"),
  });
  return { store, registry, trust, artefacts: new VerifiedArtefacts(store, trust.read) };
};
export type OpenedRegistry = Awaited<ReturnType<typeof openRegistry>>;

/** The process that runs the code of remotes, and who watches it. */
export const openRemotes = ({
  env,
  dataDir,
  metrics,
  opened: { store, registry, trust, artefacts },
  serverFolder,
  onRelease,
  shareAnswersMs,
}: RemotesOptions) => {
  const watch = new RemoteWatch({
    metrics: new RemoteMetrics(metrics.registry, metrics.tenantLabel),
    readRegistry: registry.read,
    abort: (remote, version, reason) =>
      changeRegistry(registry, (known) => withAborted(known, remote, version, reason, new Date())),
    takeBack: (remote, version, why) =>
      changeRegistry(registry, (known) =>
        withTakenBack(known, remote, version, { at: new Date(), by: "serambi", why }),
      ),
    sizeOf: async (remote, version) => versionSize((await store.describe(remote, version)).artefact),
    vitalsSample: env.vitalsSample,
  });
  const altered = new AlteredVersions(artefacts);
  const remoteFiles = new RemoteFiles({
    artefacts,
    registry,
    onRefused: (remote, shipped, { phase, message }) => {
      log.error({ remote, version: shipped.version, phase, err: message }, "remote failed");
      altered.report(remote, shipped);
    },
  });
  const resting = new RestingRemotes({
    onChange: ({ remote, version }, state, restMs) =>
      log.warn({ remote, version, state, restMs }, "remote on the server"),
  });
  const overdrafts = new Overdrafts();
  const onInterrupted: RenderProcessOptions["onInterrupted"] = ({ why, culprit, cause }, stack) => {
    const reason = cause instanceof Error || typeof cause === "string" ? { err: String(cause) } : {};
    log.error({ ...culprit, phase: "blocked", why, stack, ...reason }, "remote failed");
    if (!culprit) return;
    resting.rest(culprit);
    watch.unusable({ ...culprit, phase: "blocked" });
  };
  const rendering: RenderProcessOptions = {
    file: join(serverFolder, "render.cjs"),
    settings: { dataDir, trustFile: trust.path, isWorkerOn: env.isWorkerOn, shareAnswersMs },
    blockMs: env.renderBlockMs,
    maxMemory: env.renderMemoryBytes,
    onStray: (error) => log.error({ ...remoteInStack(error), err: String(error), stack: error.stack }, "stray error"),
    onLoad: watch.loaded,
    onInterrupted,
    onSlow: ({ remote, version, ms, heldBytes }) => {
      if (heldBytes !== undefined) {
        const held = new Error(`It holds ${Math.round(heldBytes / (1024 * 1024))} MB`);
        return onInterrupted(new RenderInterrupted("memory", { remote, version }, { cause: held }), []);
      }
      log.warn({ remote, version, ms: Math.round(ms) }, "slow page");
      if (overdrafts.take({ remote, version, ms }))
        onInterrupted(new RenderInterrupted("slow", { remote, version }), []);
    },
  };
  const renderer = new RenderPool({ ...rendering, processes: env.renderProcesses }).start();
  const releases = new Releases({
    registry: { read: watch.readRegistry },
    renderer: {
      // The renderer reads the data directory and knows no other place.
      load: async (release) => {
        await artefacts.bring(release);
        const [{ problems }, found] = await Promise.all([
          renderer.load(release),
          altered.problemsOf(release),
          onRelease?.(),
        ]);
        return { problems: [...problems, ...found] };
      },
    },
    resting,
    readTrust: altered.readBelief,
    generation: () => renderer.generation,
    onProblem: ({ remote, version, phase, error }) => {
      log.error({ remote, version, phase, err: String(error) }, "remote failed");
      watch.unusable({ remote, version, phase });
    },
  });
  const ignore = (): void => undefined;
  const trials = new WakeTrials({
    resting,
    open: () => new RenderProcess({ ...rendering, onInterrupted: ignore, onStray: ignore, onSlow: ignore }),
  });
  const declaredCalls = new DeclaredCalls({ releases, artefacts });
  return { watch, remoteFiles, renderer, releases, trials, declaredCalls };
};
