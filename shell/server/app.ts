import cookie from "@fastify/cookie";
import underPressure from "@fastify/under-pressure";
import { HOST_NAMES } from "@serambi/kernel/contracts";
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from "fastify";

import type { Env } from "./env/readEnv";
import type { PageCache } from "./cache/PageCache";
import { registerOldPages } from "./cache/registerOldPages";
import { registerErrorAnswers } from "./errors/answerErrors";
import { answerClientError } from "./errors/clientError";
import { registerGateway, type GatewayDeps } from "./gateway/registerGateway";
import { isProbe } from "./health/isProbe";
import type { Metrics } from "./health/Metrics";
import { registerHealth } from "./health/registerHealth";
import { registerLimits } from "./limits/registerLimits";
import { logOptions, requestId, type LogSettings } from "./logging/logOptions";
import { registerRequestLog } from "./logging/registerRequestLog";
import { registerPages } from "./pages/registerPages";
import { registerConnectionTurns } from "./queue/connections";
import { registerConnectionEnd } from "./registerConnectionEnd";
import { registerLooks } from "./registerLooks";
import type { RemoteWatch } from "./observe/RemoteWatch";
import { registerClientReport } from "./report/registerClientReport";
import { registerClientVitals } from "./report/registerClientVitals";
import { registerHostCheck } from "./security/registerHostCheck";
import { registerTargetCheck, routedTarget } from "./security/requestTarget";
import { registerSecurityHeaders } from "./security/securityHeaders";
import { trustedProxies } from "./security/trustedProxies";
import type { AccountSite } from "./session/AccountSite";
import { forwardAccountSite } from "./session/forwardAccountSite";
import { LoginCookie } from "./session/loginCookie";
import { OpenIdProvider } from "./session/OpenIdProvider";
import { SignIn } from "./session/SignIn";
import type { SharedState } from "./sharedState/SharedState";
import type { PlatformSession } from "./startup/PlatformSession";
import { SiteChanges } from "./startup/SiteChanges";
import type { TenantDirectory } from "./startup/TenantDirectory";
import { knownTenant } from "./tenant/knownTenant";
import type { PageHandler } from "./types";
import { turnedAway } from "./errors/CallNotMade";
import type { Upstream } from "./upstream/Upstream";
import { registerLanguageChoice } from "./visitor/registerLanguageChoice";
import { VisitorTokens } from "./visitor/VisitorTokens";
import { registerLayouts } from "./workshop/registerLayouts";
import { WorkshopPages } from "./workshop/WorkshopPages";

export interface AppDeps {
  readonly env: Pick<Env, "logLevel" | "metricsToken" | "trustProxy"> &
    Partial<Pick<Env, "isWorkshopOn" | "measurementId" | "rateLimits">>;
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  readonly directory: TenantDirectory;
  readonly metrics: Metrics;
  /** Hears how remotes do. */
  readonly remotes: RemoteWatch;
  /** What processes share, where there are several. */
  readonly shared?: SharedState | undefined;
  /** Where visitors sign in. */
  readonly accountSite: AccountSite;
  /** What the platform knows this server by; the account site, too. */
  readonly secrets: { readonly clientId: string; readonly clientSecret: string; readonly appTokenSecret: string };
  /** Pages from before, for when none can be made; missing: none. */
  readonly kept?: Pick<PageCache, "findOld" | "hasPages"> | undefined;
  /** Answers every page. */
  readonly pages: PageHandler;
  /** Calls that browsers may make because a live remote declares them; missing: none. */
  readonly declaredCalls?: GatewayDeps["declared"];
  /** Is given a listener to the keys of sites that a job of the embedded platform has changed for their visitors. */
  readonly onSiteChanged?: ((listener: (key: string) => void) => void) | undefined;
  /** Whether the disk of the embedded platform's database takes writes; missing: as far as is known here. */
  readonly isSaving?: (() => boolean) | undefined;
  /** Whether the registry of live remotes is loaded. */
  readonly registryReady: () => boolean | Promise<boolean>;
  /** Mounts what other rooms serve: built files, fonts, pictures, the registry. */
  readonly registerRoutes?: (app: FastifyInstance) => void | Promise<void>;
  readonly logStream?: LogSettings["stream"];
}

const JSON_LIMIT_BYTES = 1024 * 1024;
/** Long enough for an upload of 6 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A visitor who takes nothing of an answer for so long has gone: streams say something at least twice in this time. */
const SILENCE_MS = 120_000;
/** Behind this delay an answer would come too late anyway: better say so at once. */
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

/** A delay that is measured so soon after the start is the start's own: it turned away the first visitors. */
const STARTING_MS = 5_000;

const create = ({ env, logStream, accountSite }: AppDeps): FastifyInstance => {
  const trusts = trustedProxies(env.trustProxy);
  const limits = { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: SILENCE_MS };
  return fastify({
    logger: logOptions({ level: env.logLevel, stream: logStream }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestId,
    trustProxy: env.trustProxy !== false && trusts,
    bodyLimit: JSON_LIMIT_BYTES,
    ...limits,
    // A request that comes in while the server stops is answered as usual, on a connection that then closes.
    return503OnClosing: false,
    rewriteUrl: routedTarget,
    clientErrorHandler: answerClientError,
    ...(accountSite.isEmbedded && { serverFactory: forwardAccountSite(accountSite, trusts, limits) }),
    routerOptions: { maxParamLength: 1_000 },
  });
};

/** Where one tenant is asked for more than all others together, its visitors alone are refused. */
const refuseUnderPressure = async (
  app: FastifyInstance,
  turns: ReturnType<typeof registerConnectionTurns>,
  directory: TenantDirectory,
): Promise<void> => {
  const isAnothersFault = (request: FastifyRequest): boolean =>
    turns.greedyTenant !== null && turns.greedyTenant !== knownTenant(directory, request);
  let readyAt = Number.NEGATIVE_INFINITY;
  app.addHook("onListen", (done) => {
    readyAt = performance.now() + STARTING_MS;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request) =>
      isProbe(request) || performance.now() < readyAt || isAnothersFault(request)
        ? undefined
        : Promise.reject(turnedAway("The server is overloaded", RETRY_AFTER_SECONDS)),
  });
};

/** One line when a host is left alone, and one when it is called as before. The calls between tell nothing new. */
const reportHosts = (app: FastifyInstance, upstream: Upstream, metrics: Metrics): void => {
  const absent = HOST_NAMES.filter((host) => !upstream.has(host));
  if (absent.length > 0) app.log.info({ hosts: absent }, "hosts without an address");
  const resting = new Set<string>();
  upstream.watchCircuits((host, kind, state, openMs) => {
    metrics.showCircuit(host, kind, state, openMs);
    const name = `${kind} ${host}`;
    if (state === "open" && !resting.has(name)) {
      resting.add(name);
      app.log.warn({ host, kind, openMs }, "host left alone after it failed");
    }
    if (state === "closed" && resting.delete(name)) app.log.info({ host, kind }, "host answers again");
  });
};

/** Builds the server without listening: `serve` does that, and a test injects requests. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { env, upstream, directory, platform, metrics } = deps;
  const app = create(deps);
  const turns = registerConnectionTurns(app, directory);
  registerErrorAnswers(app);
  registerRequestLog(app, metrics);
  registerOldPages(app, deps.kept ?? { findOld: () => Promise.resolve(null) });
  await registerSecurityHeaders(app, deps.accountSite);
  registerHostCheck(app);
  registerTargetCheck(app);
  registerConnectionEnd(app);
  await app.register(cookie);
  await registerLimits(app, { rates: env.rateLimits, directory, metrics, shared: deps.shared });
  await refuseUnderPressure(app, turns, directory);

  registerHealth(app, {
    metrics,
    metricsToken: env.metricsToken,
    registryReady: deps.registryReady,
    platformReachable: () => platform.isReachable(),
    isCalled: (kind) => upstream.isCalled("services", kind),
    knowsSites: () => directory.hasSites,
    isSaving: deps.isSaving ?? (() => true),
    hasPages: () => deps.kept?.hasPages ?? false,
  });
  const reports = { tenantOf: (host: string) => directory.keyOf(host), remotes: deps.remotes };
  registerClientReport(app, reports);
  registerClientVitals(app, reports);
  const changes = new SiteChanges({ upstream, directory, shared: deps.shared });
  deps.onSiteChanged?.((site) => void changes.tell(site));
  upstream.watchChanges(changes.tell);
  await registerGateway(app, { upstream, directory, changes, declared: deps.declaredCalls });
  registerLanguageChoice(app, directory);
  registerLooks(app);
  await deps.registerRoutes?.(app);
  if (env.isWorkshopOn) registerLayouts(app, directory);
  const pages = env.isWorkshopOn ? new WorkshopPages(deps.pages) : deps.pages;
  registerPages(app, {
    upstream,
    directory,
    visitorTokens: new VisitorTokens(platform),
    pages,
    measurementId: env.measurementId,
    signIn: new SignIn({
      upstream,
      platform,
      accountSite: deps.accountSite,
      provider: new OpenIdProvider({ site: deps.accountSite, ...deps.secrets }),
      cookie: new LoginCookie(deps.secrets.appTokenSecret),
    }),
  });
  directory.watch({
    failed: (host, error) => app.log.warn({ err: error, host }, "the start-up of a site failed"),
    stale: (host, error) => {
      if (error) app.log.warn({ err: error, host }, "serving the last good settings");
      else app.log.info({ host }, "settings are current again");
    },
    replaced: (host, fields) =>
      app.log.warn(
        { host, tenant: directory.keyOf(host), fields },
        "wrong or missing settings, defaults in their place",
      ),
  });
  reportHosts(app, upstream, metrics);
  deps.remotes.listen({
    loaded: (version) => app.log.info(version, "remote loaded"),
    aborted: (canary) => app.log.warn(canary, "canary taken back"),
    takenBack: (live) => app.log.error(live, "live version taken back"),
    failedToAbort: ({ error, ...version }) =>
      app.log.error({ ...version, err: error }, "a version could not be taken back"),
  });
  deps.shared?.watch({
    lost: (error) => app.log.warn({ err: error }, "shared state lost, each process keeps its own"),
    back: () => app.log.info("shared state is back"),
  });
  await app.ready();
  return app;
};
