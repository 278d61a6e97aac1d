import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";

import type { HostName } from "@serambi/kernel/contracts";

import { remoteInStack } from "../registry/BundleLoader";
import { ensureLocalTeam } from "../registry/ensureLocalTeam";
import { openStore } from "../registry/openStore";
import { RegistryFile } from "../registry/RegistryFile";
import { TrustFile, trustPath } from "../registry/TrustFile";
import { VerifiedArtefacts } from "../registry/VerifiedArtefacts";
import { buildApp } from "../server/app";
import { PageCache } from "../server/cache/PageCache";
import { pageNamespace } from "../server/cache/pageNamespace";
import { SharedPages } from "../server/cache/SharedPages";
import { PaintProcess } from "../server/cards/PaintProcess";
import { registerCards } from "../server/cards/registerCards";
import { warmUp } from "../server/cards/warmUp";
import { registerCertificates } from "../server/certificates/registerCertificates";
import { EnvError } from "../server/env/EnvError";
import { readEnv, type Env } from "../server/env/readEnv";
import { Metrics } from "../server/health/Metrics";
import { ImageSources } from "../server/images/ImageSources";
import { ownPictures } from "../server/images/ownPictures";
import { PictureCache } from "../server/images/PictureCache";
import { registerIcons } from "../server/images/registerIcons";
import { registerImages } from "../server/images/registerImages";
import { serve } from "../server/main";
import { Overrides } from "../server/override/Overrides";
import { registerOverride } from "../server/override/registerOverride";
import { abortCanary } from "../server/observe/abortCanary";
import { RemoteMetrics } from "../server/observe/RemoteMetrics";
import { RemoteWatch } from "../server/observe/RemoteWatch";
import { versionSize } from "../server/observe/versionSize";
import { AlteredVersions } from "../server/render/AlteredVersions";
import { ClientAssets } from "../server/render/ClientAssets";
import { LiveReleases } from "../server/render/LiveReleases";
import { PageRenderer } from "../server/render/PageRenderer";
import { RenderProcess, type RenderProcessOptions } from "../server/render/process/RenderProcess";
import { registerFiles } from "../server/render/registerFiles";
import { RemoteFiles } from "../server/render/RemoteFiles";
import { RestingRemotes } from "../server/render/RestingRemotes";
import { RestTrials } from "../server/render/RestTrials";
import { registerSharing } from "../server/sharing/registerSharing";
import { SharedState } from "../server/sharedState/SharedState";
import { PlatformSession } from "../server/startup/PlatformSession";
import { TenantDirectory } from "../server/startup/TenantDirectory";
import { Upstream } from "../server/upstream/Upstream";
import { registerWorker } from "../server/worker/registerWorker";
import { WorkerFiles } from "../server/worker/WorkerFiles";
import { EmbeddedPlatform } from "./EmbeddedPlatform";
import { embeddedSecrets, type Secrets } from "./secrets";
import { shipBuilt } from "./shipBuilt";
import { siteAddresses } from "./siteAddresses";

/**
 * V8 lets the heap of a busy process grow up to fourfold before a full collection, by a guess that differs from run to run:
 * the same load left the shell at 180 to 280 MB. At most doubled, it stays near 210 MB, and pages cost no more time.
 * (`docs/weight.md` says how it was measured)
 */
setFlagsFromString("--heap-growing-percent=100");

/** A page is kept ten seconds anyway: its data may be one second old. */
const SHARE_ANSWERS_MS = 1_000;

const SHELL = join(__dirname, "..", "..");

interface Hosts {
  readonly urls: Env["urls"];
  readonly secrets: Secrets;
  /** Host names of the embedded platform's sites. */
  readonly hosts: readonly string[];
  readonly close: () => Promise<void>;
}

/** What the embedded platform stands in for, at one address: none of their paths is another's. */
const EMBEDDED_HOSTS: readonly HostName[] = ["services", "main", "programs", "learning"];

/** Real hosts where addresses are set; the embedded platform, and only then loaded, for the rest. */
const openHosts = async (env: Env, dataDir: string): Promise<Hosts> => {
  const { clientId, clientSecret, appTokenSecret } = env;
  const isComplete = clientId !== undefined && clientSecret !== undefined && appTokenSecret !== undefined;
  const secrets = isComplete ? { clientId, clientSecret, appTokenSecret } : await embeddedSecrets(dataDir);
  if (env.urls.services) return { urls: env.urls, secrets, hosts: [], close: () => Promise.resolve() };
  const platform = await EmbeddedPlatform.start({ dataDir, databaseUrl: env.databaseUrl, ...secrets });
  const embedded = Object.fromEntries(EMBEDDED_HOSTS.map((host) => [host, platform.url]));
  return { urls: { ...embedded, ...env.urls }, secrets, hosts: platform.hosts, close: platform.close };
};

/** The page cache of this process, before the one of all processes where they share anything. */
const openPageCache = (env: Env, dataDir: string, shared: SharedState | undefined): PageCache => {
  const builtFiles = [join(SHELL, "dist", "client.json"), join(SHELL, "dist", "server", "serve.cjs")];
  const { urls, databaseUrl, accountUrl, measurementId, imageSources, isWorkerOn, isWorkshopOn, isPanelOn } = env;
  const data = urls.services ?? databaseUrl ?? dataDir;
  const settings = { data, accountUrl, measurementId, imageSources, isWorkerOn, isWorkshopOn, isPanelOn };
  return new PageCache({ shared: shared && new SharedPages(shared, pageNamespace(builtFiles, settings)) });
};

/** A line before there is a request, or beside them all. */
const write = (level: "error" | "warn", details: object, message: string): void =>
  void process.stderr.write(`${JSON.stringify({ level, ...details, msg: message })}\n`);

const run = async (): Promise<void> => {
  const env = readEnv(process.env);
  const dataDir = resolve(env.dataDir);
  const metrics = new Metrics();
  const hosts = await openHosts(env, dataDir);
  const upstream = new Upstream({
    urls: hosts.urls,
    appTokenSecret: hosts.secrets.appTokenSecret,
    timeoutMs: env.upstreamTimeoutMs,
    onCall: metrics.countCall,
    shareAnswersMs: SHARE_ANSWERS_MS,
  });
  const platform = new PlatformSession({
    upstream,
    clientId: hosts.secrets.clientId,
    clientSecret: hosts.secrets.clientSecret,
  });
  const imageHosts = new Set(env.imageSources);
  const directory = new TenantDirectory({
    upstream,
    platform,
    maxReady: env.tenantsInMemory,
    adapt: (settings) => ownPictures(settings, imageHosts),
  });

  const shared = env.redisUrl === undefined ? undefined : new SharedState(env.redisUrl);
  const log = {
    error: (details: object, message: string): void => write("error", details, message),
    warn: (details: object, message: string): void => write("warn", details, message),
  };
  const store = openStore(dataDir, env.artefactStorage);
  const registry = new RegistryFile(dataDir, (message, error) => log.error({ err: String(error) }, message));
  if (env.trustFile === undefined) await ensureLocalTeam(dataDir);
  const trust = new TrustFile(trustPath(dataDir, env.trustFile), (message, error) =>
    log.error({ err: String(error) }, message),
  );
  const watch = new RemoteWatch({
    metrics: new RemoteMetrics(metrics.registry, metrics.tenantLabel),
    readRegistry: registry.read,
    abort: (remote, version, reason) => abortCanary(registry, remote, version, reason),
    sizeOf: async (remote, version) => versionSize((await store.describe(remote, version)).artefact),
    vitalsSample: env.vitalsSample,
  });
  await shipBuilt({
    dataDir,
    remotesFolder: join(SHELL, "..", "remotes"),
    hasWorkshop: env.isWorkshopOn,
    store,
    registry,
    trust: trust.read,
    onRefused: (remote, error) => log.error({ remote, err: String(error) }, "remote not shipped"),
  });
  const artefacts = new VerifiedArtefacts(store, trust.read);
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
  const rendering: RenderProcessOptions = {
    file: join(__dirname, "render.cjs"),
    settings: { dataDir, trustFile: trust.path, isWorkerOn: env.isWorkerOn, shareAnswersMs: SHARE_ANSWERS_MS },
    blockMs: env.renderBlockMs,
    maxMemory: env.renderMemoryBytes,
    onStray: (error) => log.error({ ...remoteInStack(error), err: String(error), stack: error.stack }, "stray error"),
    onLoad: watch.loaded,
    onInterrupted: ({ why, culprit, cause }, stack) => {
      log.error(
        { ...culprit, phase: "blocked", why, stack, ...(cause !== undefined && { err: String(cause) }) },
        "remote failed",
      );
      if (!culprit) return;
      resting.rest(culprit);
      watch.unusable({ ...culprit, phase: "blocked" });
    },
  };
  const renderer = new RenderProcess(rendering).start();
  upstream.watchForgetting(renderer.forgetAnswers);
  const releases = new LiveReleases({
    registry: { read: watch.readRegistry },
    renderer: {
      // The renderer reads the data directory and knows no other place.
      load: async (release) => {
        await artefacts.bring(release);
        const [{ problems }, found] = await Promise.all([renderer.load(release), altered.problemsOf(release)]);
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
  const trials = new RestTrials({
    resting,
    open: () => new RenderProcess({ ...rendering, onInterrupted: ignore, onStray: ignore }),
  });
  const assets = new ClientAssets(join(SHELL, "dist"));
  const pictures = await PictureCache.open({ folder: join(dataDir, "images"), maxBytes: env.imageCacheBytes });
  const images = new ImageSources({
    upstream,
    remoteFile: async (id, version, file) => (await remoteFiles.find(id, version, file, false))?.content ?? null,
    hosts: imageHosts,
    timeoutMs: env.upstreamTimeoutMs,
  });
  const painter = new PaintProcess({ file: join(__dirname, "paint.cjs") });
  const workerFiles = new WorkerFiles(join(SHELL, "dist", "worker"), env.isWorkerOn);
  const overrides = env.isOverrideOn
    ? new Overrides({ secret: hosts.secrets.appTokenSecret, trust: trust.read })
    : null;
  const pages = new PageRenderer({
    releases,
    renderer,
    assets,
    cache: openPageCache(env, dataDir, shared),
    watch,
    trials,
    overrides,
    hasPanel: env.isPanelOn,
  });

  const app = await buildApp({
    env,
    upstream,
    platform,
    directory,
    metrics,
    remotes: watch,
    shared,
    pages,
    registryReady: releases.isReady,
    registerRoutes: async (server) => {
      await registerFiles(server, { clientFolder: join(SHELL, "dist", "client"), remoteFiles, registry, directory });
      registerSharing(server, { directory, releases, renderer, upstream });
      registerImages(server, { sources: images, cache: pictures });
      registerIcons(server, { directory, sources: images, cache: pictures, paint: painter.paint });
      registerCertificates(server, { directory, upstream, sources: images, cache: pictures, paint: painter.paint });
      registerCards(server, { directory, releases, renderer, upstream, cache: pictures, paint: painter.paint });
      registerWorker(server, { files: workerFiles, assets, directory });
      registerOverride(server, { overrides, assets, directory, script: workerFiles.overridePage });
    },
  });
  const close = async (): Promise<void> => {
    shared?.close();
    painter.close();
    renderer.close();
    await upstream.close();
    await hosts.close();
  };
  const address = await serve(app, env, { close });
  if (address === null) return;
  process.stdout.write(siteAddresses(address, hosts.hosts));
  warmUp(painter.paint);
};

run().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof EnvError ? `${reason}\n` : `Serambi could not start: ${reason}\n`);
  process.exit(1);
});
