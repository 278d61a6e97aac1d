import type { HostName } from "@serambi/kernel/contracts";

import type { Env } from "../server/env/readEnv";
import type { LoopTimes } from "../server/queue/LoopPace";
import { isLoopbackHost } from "../server/tenant/parseHost";
import { EmbeddedPlatform } from "./EmbeddedPlatform";
import { followServices, liveParts } from "./liveServices";
import type { OpenedRegistry } from "./openRemotes";
import { embeddedSecrets, type Secrets } from "./secrets";

/** The hosts that pages are made of, and what the embedded platform brings where it stands in for them. */
export interface Hosts {
  readonly urls: Env["urls"];
  /** The embedded platform, where it runs. */
  readonly embeddedUrl?: string;
  /** Its account site. */
  readonly embeddedAccountUrl?: string | undefined;
  /** Times of its thread. */
  readonly loopTimes?: (() => LoopTimes) | undefined;
  readonly secrets: Secrets;
  /** Host names of the embedded platform's sites. */
  readonly hosts: readonly string[];
  /** The password of the persons of its seed. */
  readonly seedPassword?: string | undefined;
  /** Has the embedded platform run the services of what is live. */
  readonly follow?: () => Promise<void>;
  /** Is given a listener to the keys of sites that a job of the embedded platform has changed for their visitors. */
  readonly onSiteChanged?: (listener: (key: string) => void) => void;
  /** Whether the disk of the embedded platform's database takes writes. */
  readonly isSaving?: () => boolean;
  readonly close: () => Promise<void>;
}

/** Hosts that the embedded platform stands in for, at one address: none of their paths is another's. */
const EMBEDDED_HOSTS: readonly HostName[] = [
  "services",
  "auth",
  "main",
  "programs",
  "learning",
  "mailer",
  "chat",
  "db",
];

/** Real hosts where addresses are set; the embedded platform, and only then loaded, for the rest. */
export const openHosts = async (env: Env, dataDir: string, { registry, artefacts }: OpenedRegistry): Promise<Hosts> => {
  const { clientId, clientSecret, appTokenSecret } = env;
  const isComplete = clientId !== undefined && clientSecret !== undefined && appTokenSecret !== undefined;
  // The client is what another account site knows us by: it counts without a secret of app tokens, too.
  const client = clientId !== undefined && clientSecret !== undefined && { clientId, clientSecret };
  const secrets = isComplete
    ? { clientId, clientSecret, appTokenSecret }
    : { ...(await embeddedSecrets(dataDir)), ...client };
  if (env.urls.services) return { urls: env.urls, secrets, hosts: [], close: () => Promise.resolve() };
  const started = await registry.read();
  const live = await liveParts(started, artefacts);
  const platform = await EmbeddedPlatform.start({
    dataDir,
    databaseUrl: env.databaseUrl,
    issuer: env.accountUrl,
    // A proxy before us may bring anybody; a server of a developer has none.
    isDevelopment: isLoopbackHost(env.host) && env.trustProxy === false,
    smtpUrl: env.smtpUrl,
    mailFrom: env.mailFrom,
    ...secrets,
    live,
  });
  const embedded = Object.fromEntries(EMBEDDED_HOSTS.map((host) => [host, platform.url]));
  return {
    urls: { ...embedded, ...env.urls },
    embeddedUrl: platform.url,
    embeddedAccountUrl: platform.accountUrl,
    loopTimes: platform.loopTimes,
    secrets,
    hosts: platform.hosts,
    seedPassword: platform.seedPassword,
    follow: followServices(platform, registry, artefacts, started),
    onSiteChanged: platform.onSiteChanged,
    isSaving: () => platform.disk === "writable",
    close: platform.close,
  };
};
