import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";

import { sharedLibraries } from "@serambi/kernel/shared";

import { BundleLoader } from "../registry/BundleLoader";
import { FileArtefactStore } from "../registry/FileArtefactStore";
import { RegistryFile } from "../registry/RegistryFile";
import { buildApp } from "../server/app";
import { EnvError } from "../server/env/EnvError";
import { readEnv, type Env } from "../server/env/readEnv";
import { Metrics } from "../server/health/Metrics";
import { serve } from "../server/main";
import { ClientAssets } from "../server/render/ClientAssets";
import { LiveReleases } from "../server/render/LiveReleases";
import { PageRenderer } from "../server/render/PageRenderer";
import { registerFiles } from "../server/render/registerFiles";
import { registerSharing } from "../server/sharing/registerSharing";
import { PlatformSession } from "../server/startup/PlatformSession";
import { TenantDirectory } from "../server/startup/TenantDirectory";
import { Upstream } from "../server/upstream/Upstream";
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

const SHELL = join(__dirname, "..", "..");

interface Hosts {
  readonly urls: Env["urls"];
  readonly secrets: Secrets;
  /** Host names of the embedded platform's sites. */
  readonly hosts: readonly string[];
  readonly close: () => Promise<void>;
}

/** Real hosts where addresses are set; the embedded platform, and only then loaded, for the rest. */
const openHosts = async (env: Env, dataDir: string): Promise<Hosts> => {
  const { clientId, clientSecret, appTokenSecret } = env;
  const isComplete = clientId !== undefined && clientSecret !== undefined && appTokenSecret !== undefined;
  const secrets = isComplete ? { clientId, clientSecret, appTokenSecret } : await embeddedSecrets(dataDir);
  if (env.urls.services) return { urls: env.urls, secrets, hosts: [], close: () => Promise.resolve() };
  const platform = await EmbeddedPlatform.start({ dataDir, databaseUrl: env.databaseUrl, ...secrets });
  return { urls: { services: platform.url, ...env.urls }, secrets, hosts: platform.hosts, close: platform.close };
};

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
  });
  const platform = new PlatformSession({
    upstream,
    clientId: hosts.secrets.clientId,
    clientSecret: hosts.secrets.clientSecret,
  });
  const directory = new TenantDirectory({ upstream, platform, maxReady: env.tenantsInMemory });

  const log = {
    error: (details: object, message: string): void =>
      void process.stderr.write(`${JSON.stringify({ level: "error", ...details, msg: message })}\n`),
  };
  const store = new FileArtefactStore(dataDir);
  const registry = new RegistryFile(dataDir, (message, error) => log.error({ err: String(error) }, message));
  await shipBuilt(join(SHELL, "..", "remotes"), store, registry, env.isWorkshopOn);
  const bundles = new BundleLoader(store, sharedLibraries, ({ remote, version, phase, error }) =>
    log.error({ remote, version, phase, err: String(error) }, "remote failed"),
  );
  const releases = new LiveReleases(registry, bundles);
  const pages = new PageRenderer({ releases, assets: new ClientAssets(join(SHELL, "dist")) });

  const app = await buildApp({
    env,
    upstream,
    platform,
    directory,
    metrics,
    pages,
    registryReady: releases.isReady,
    registerRoutes: async (server) => {
      await registerFiles(server, { clientFolder: join(SHELL, "dist", "client"), store, registry, directory });
      registerSharing(server, { directory, releases, upstream });
    },
  });
  const close = async (): Promise<void> => {
    await upstream.close();
    await hosts.close();
  };
  const address = await serve(app, env, { close });
  if (address !== null) process.stdout.write(siteAddresses(address, hosts.hosts));
};

run().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof EnvError ? `${reason}\n` : `Serambi could not start: ${reason}\n`);
  process.exit(1);
});
