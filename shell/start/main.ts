import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { buildApp } from "../server/app";
import { PageCache } from "../server/cache/PageCache";
import { pageNamespace } from "../server/cache/pageNamespace";
import { SharedPages } from "../server/cache/SharedPages";
import { PaintProcess } from "../server/cards/PaintProcess";
import { registerCards } from "../server/cards/registerCards";
import { warmUp } from "../server/cards/warmUp";
import { registerDocuments } from "../server/documents/registerDocuments";
import { readEnv, type Env } from "../server/env/readEnv";
import { Metrics } from "../server/health/Metrics";
import { showProcesses } from "../server/health/showProcesses";
import { ImageSources } from "../server/images/ImageSources";
import { ownPictures } from "../server/images/ownPictures";
import type { ScaledPicture } from "../server/images/makeImage";
import { PictureCache } from "../server/images/PictureCache";
import { registerIcons } from "../server/images/registerIcons";
import { registerImages } from "../server/images/registerImages";
import { serve } from "../server/main";
import { Overrides } from "../server/override/Overrides";
import { registerOverride } from "../server/override/registerOverride";
import { registerSlots } from "../server/override/registerSlots";
import { ClientAssets } from "../server/render/ClientAssets";
import { PageRenderer } from "../server/render/PageRenderer";
import { registerFiles } from "../server/render/registerFiles";
import { registerSandbox } from "../server/sandbox/registerSandbox";
import { registerSearch } from "../server/search/registerSearch";
import { registerSharing } from "../server/sharing/registerSharing";
import { AccountSite } from "../server/session/AccountSite";
import { SharedState } from "../server/sharedState/SharedState";
import { PlatformSession } from "../server/startup/PlatformSession";
import { TenantDirectory } from "../server/startup/TenantDirectory";
import { Upstream } from "../server/upstream/Upstream";
import { registerWorker } from "../server/worker/registerWorker";
import { WorkerFiles } from "../server/worker/WorkerFiles";
import { accountMissing } from "./accountMissing";
import { givenSocket } from "./givenSocket";
import { beforeVisitors } from "./beforeVisitors";
import { siteAddresses } from "./siteAddresses";
import { startProblem } from "./startProblem";
import { openHosts } from "./openHosts";
import { openRegistry, openRemotes } from "./openRemotes";

/**
 * V8 lets the heap of a busy process grow up to fourfold before a full collection, by a guess that differs from run to run:
 * the same load left the shell at 180 to 280 MB. At most doubled, it stays near 210 MB, and pages cost no more time.
 * (`docs/weight.md` says how it was measured)
 */
setFlagsFromString("--heap-growing-percent=100");

/** A page is kept ten seconds anyway: its data may be one second old. */
const SHARE_ANSWERS_MS = 1_000;

/** The process that scales pictures keeps the memory of what it has decoded: it ends soon after the last one. */
const SCALER_IDLE_MS = 60_000;

const SHELL = join(__dirname, "..", "..");

/** Started again in the place of one that fell: what a person reads at a start has been said. */
const isAgain = process.argv.includes("--again");

/** The program that keeps this one has ended before it was ready. */
const endAlone = (): never => process.exit(1);

/** The page cache of this process, before the one of all processes where they share anything. */
const openPageCache = (env: Env, dataDir: string, shared: SharedState | undefined): PageCache => {
  const builtFiles = [join(SHELL, "dist", "client.json"), join(SHELL, "dist", "server", "serve.cjs")];
  const { urls, databaseUrl, accountUrl, measurementId, imageSources, isWorkerOn, isWorkshopOn, isPanelOn } = env;
  const data = urls.services ?? databaseUrl ?? dataDir;
  const settings = { data, accountUrl, measurementId, imageSources, isWorkerOn, isWorkshopOn, isPanelOn };
  return new PageCache({
    staleMs: env.staleMs,
    shared: shared && new SharedPages(shared, pageNamespace(builtFiles, settings)),
  });
};

const run = async (): Promise<void> => {
  const env = readEnv(process.env);
  // Libraries that the processes started from here load read it themselves, and are twice as slow where nothing says so.
  Object.assign(process.env, { NODE_ENV: env.nodeEnv });
  const dataDir = resolve(env.dataDir);
  const metrics = new Metrics();
  const opened = await openRegistry({ env, dataDir, remotesFolder: join(SHELL, "..", "remotes") });
  const { registry, trust, artefacts } = opened;
  const opening = openHosts(env, dataDir, opened);
  const { watch, remoteFiles, renderer, releases, trials, declaredCalls } = openRemotes({
    env,
    dataDir,
    metrics,
    opened,
    serverFolder: __dirname,
    onRelease: async () => (await opening).follow?.(),
    shareAnswersMs: SHARE_ANSWERS_MS,
  });
  // Remotes load while the platform starts: each takes seconds.
  const loading = releases.isReady();
  loading.catch(() => undefined); // whoever asks for a page tries again, and tells the log
  const hosts = await opening;
  const upstream = new Upstream({
    urls: hosts.urls,
    named: env.hosts,
    remoteServices: env.remoteServices,
    embedded: hosts.embeddedUrl,
    appTokenSecret: hosts.secrets.appTokenSecret,
    timeoutMs: env.upstreamTimeoutMs,
    onCall: metrics.countCall,
    shareAnswersMs: SHARE_ANSWERS_MS,
    keepAnswersMs: env.staleMs,
  });
  upstream.watchForgetting(renderer.forgetAnswers);
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
    loopTimes: hosts.loopTimes,
  });

  const shared = env.redisUrl === undefined ? undefined : new SharedState(env.redisUrl);
  const assets = new ClientAssets(join(SHELL, "dist"));
  const pictures = await PictureCache.open({
    folder: join(dataDir, "images"),
    maxBytes: env.imageCacheBytes,
    onProblem: (error) =>
      process.stderr.write(
        `${JSON.stringify({ level: "warn", err: String(error), msg: "pictures are kept in memory alone" })}\n`,
      ),
  });
  const images = new ImageSources({
    upstream,
    remoteFile: async (id, version, file) => (await remoteFiles.find(id, version, file, false))?.content ?? null,
    hosts: imageHosts,
    timeoutMs: env.upstreamTimeoutMs,
  });
  const painter = new PaintProcess({ file: join(__dirname, "paint.cjs") });
  const scaler = new PaintProcess({ file: join(__dirname, "paint.cjs"), idleMs: SCALER_IDLE_MS });
  const scale = (picture: ScaledPicture): Promise<Buffer> => scaler.paint({ kind: "picture", ...picture });
  showProcesses(metrics.registry, {
    pids: () => ({ server: [process.pid], render: renderer.pids, draw: painter.pids, scale: scaler.pids }),
    waiting: () => renderer.waiting,
  });
  const workerFiles = new WorkerFiles(join(SHELL, "dist", "worker"), env.isWorkerOn);
  const overrides = env.isOverrideOn
    ? new Overrides({ secret: hosts.secrets.appTokenSecret, trust: trust.read })
    : null;
  const kept = openPageCache(env, dataDir, shared);
  const pages = new PageRenderer({
    releases,
    renderer,
    assets,
    describe: artefacts.describe,
    cache: kept,
    watch,
    trials,
    overrides,
    hasPanel: env.isPanelOn,
  });

  const app = await buildApp({
    env,
    upstream,
    accountSite: new AccountSite({
      url: env.accountUrl,
      embedded: hosts.embeddedAccountUrl,
      loopTimes: hosts.loopTimes,
    }),
    secrets: hosts.secrets,
    platform,
    directory,
    metrics,
    remotes: watch,
    shared,
    kept,
    pages,
    declaredCalls,
    onSiteChanged: hosts.onSiteChanged,
    isSaving: hosts.isSaving,
    registryReady: releases.isReady,
    registerRoutes: async (server) => {
      await registerFiles(server, { clientFolder: join(SHELL, "dist", "client"), remoteFiles, registry, directory });
      registerSandbox(server);
      registerSharing(server, { directory, releases, renderer, upstream });
      registerSearch(server, { directory, releases, renderer, upstream });
      registerImages(server, { directory, sources: images, cache: pictures, scale });
      registerIcons(server, { directory, sources: images, cache: pictures, paint: painter.paint });
      registerDocuments(server, {
        directory,
        releases,
        renderer,
        upstream,
        sources: images,
        cache: pictures,
        paint: painter.paint,
      });
      registerCards(server, { directory, releases, renderer, upstream, cache: pictures, paint: painter.paint });
      registerWorker(server, { files: workerFiles, assets, directory });
      registerOverride(server, { overrides, assets, directory, script: workerFiles.overridePage });
      if (overrides) registerSlots(server, { overrides, directory, releases, renderer, upstream });
    },
  });
  const close = async (): Promise<void> => {
    shared?.close();
    painter.close();
    scaler.close();
    renderer.close();
    await upstream.close();
    await hosts.close();
  };
  await beforeVisitors([loading, ...hosts.hosts.map((host) => directory.find(host, `http://${host}`))]);
  const address = await serve(app, env, { close, fd: givenSocket(process.env, process.pid) });
  process.off("disconnect", endAlone);
  if (address === null) return;
  warmUp(painter.paint);
  if (isAgain) return;
  const missing = accountMissing(env, hosts.embeddedAccountUrl !== undefined);
  if (missing !== undefined) process.stderr.write(`${missing}\n`);
  process.stdout.write(siteAddresses(address, hosts.hosts, hosts.seedPassword));
};

process.once("disconnect", endAlone);
run().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
});
