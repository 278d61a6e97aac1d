import { writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { sharedLibraries } from "@serambi/kernel/shared";
import type { RemoteFixtures } from "@serambi/kernel/testing";
import { enableStaticRendering } from "mobx-react-lite";
import { z } from "zod";

import { openPlaces } from "../cli/places";
import { closeMachine } from "../closeMachine";
import { evaluateBundle } from "../evaluateBundle";
import { freezeLibraries } from "../freezeLibraries";
import { OrderTimers } from "../OrderTimers";
import { readArtefact } from "../readArtefact";
import { readRemote } from "../readRemote";
import type { Artefact } from "../schema";
import { hostsOf, ownerOf } from "../trust";
import { LeftBehind } from "./LeftBehind";
import { loadOthers } from "./loadOthers";
import type { CheckId } from "./outcome";
import { CHANNEL, Order, type Message } from "./protocol";
import type { Endpoint } from "./Endpoint";
import { builtService, otherServices } from "./otherServices";
import type { Trial, Try } from "./Trial";
import { tryCalls, unanswered } from "./tryCalls";
import { tryComposed } from "./tryComposed";
import { tryDraws } from "./draws/tryDraws";
import { AskedParameters } from "./odd/AskedParameters";
import { tryOdd } from "./odd/tryOdd";
import { tryFixtures } from "./tryFixtures";
import { tryModules } from "./tryModules";
import { trySlots } from "./trySlots";
import { tryTexts } from "./tryTexts";
import { saidBy } from "./saidBy";

/*
 * The part of `serambi check` that runs a remote's code: a process of its own, which may hang, run out of memory or end while
 * whoever started it waits. It says what it is about to do before it does it.
 */

/** Taken before the remote can replace it. */
const exit = process.exit.bind(process);

let now = "";
/** From before the remote's code is run. */
let leftBehind: LeftBehind | null = null;

/** At once, and with the language's own objects: what the remote made of them is noted, and put back. */
const say = (message: Message): void => {
  leftBehind?.next(now);
  writeSync(CHANNEL, `${JSON.stringify(message)}\n`);
};

const at = (what: string): void => {
  leftBehind?.next(what);
  now = what;
  say({ kind: "at", what });
};

/** Made by the same build as the remote, of a file that its types are checked in. */
const readFixtures = async (file: string | null): Promise<RemoteFixtures | null> => {
  if (file === null) return null;
  const exported = evaluateBundle(await readFile(file, "utf8"), file, sharedLibraries);
  return (exported as { readonly remoteFixtures?: RemoteFixtures }).remoteFixtures ?? null;
};

const drawnBefore =
  (check: CheckId): Try =>
  () =>
    Promise.resolve({ check, findings: [], note: "not measured anew: code and fixtures are the same" });

/** Hosts that somebody has named: the operator in `HOSTS`, or whoever trusts the team with them. */
const namedHosts = (granted: readonly string[]): ReadonlySet<string> => {
  const hosts = process.env["HOSTS"]?.trim() || "{}";
  const configured = Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(hosts)));
  return new Set([...configured, ...granted]);
};

/** Endpoints besides the remote's own: the platform's, and those of other services where some call is neither the platform's nor its own host's. */
const endpointsFor = async (
  { id, hosts }: Artefact,
  named: ReadonlySet<string>,
  { endpoints }: Order,
  readOthers: () => Promise<readonly Endpoint[]>,
): Promise<readonly Endpoint[]> => {
  const isMissing = hosts.some((call) => call.host !== id && unanswered(call, endpoints, named) !== null);
  // Their code takes a second to load, and few remotes need it.
  return isMissing ? [...endpoints, ...(await readOthers())] : endpoints;
};

interface Read {
  readonly name: string;
  readonly order: Order;
  readonly artefact: Artefact;
  /** Its server bundle. */
  readonly code: string;
  readonly others: Trial["others"];
  readonly hosts: Pick<Trial, "endpoints" | "namedHosts">;
  readonly parameters: AskedParameters;
}

/** Loads the remote and tries all of it. */
const tryAll = async ({ name, order, artefact, code, others, hosts, parameters }: Read): Promise<void> => {
  at("loading its code");
  closeMachine();
  freezeLibraries(sharedLibraries);
  const server = readRemote(evaluateBundle(code, `remote:${name}@${artefact.version}`, sharedLibraries), name);
  const trial: Trial = {
    name,
    artefact,
    server,
    ...hosts,
    // Styles are looked at by themselves; a page stands without them.
    styles: new Map(),
    fixtures: await readFixtures(order.fixtures),
    sites: order.sites,
    others,
    shellDist: order.shellDist,
    parameters,
    share: (all) => all.filter((_, index) => index % order.part.of === order.part.index),
    at,
    show: (where, html) => say({ kind: "html", where, html }),
    browse: (page) => say({ kind: "page", page }),
  };
  const draws = order.areDrawsKnown ? [drawnBefore("draws"), drawnBefore("odd")] : [tryDraws, tryOdd];
  for (const attempt of [tryTexts, tryCalls, trySlots, ...draws, tryModules, tryComposed, tryFixtures]) {
    say({ kind: "outcome", outcome: await attempt(trial) });
  }
};

const run = async (): Promise<void> => {
  const [name = ""] = process.argv.slice(2);
  at("reading what is live");
  enableStaticRendering(true);
  const places = await openPlaces();
  const registry = await places.registry.read();
  const others = await loadOthers(name, registry, places);
  // Until now the remote may have been built.
  const order = Order.parse(JSON.parse(await text(process.stdin)));
  const { artefact } = await readArtefact(order.dist);
  const code = await readFile(join(order.dist, artefact.server), "utf8");
  const trust = places.trust.read();
  const named = namedHosts(hostsOf(trust, ownerOf(trust, name) ?? ""));
  const known = await endpointsFor(artefact, named, order, () =>
    otherServices(name, registry, { store: places.store, readTrust: places.trust.read }, order.remotes),
  );
  const timers = new OrderTimers();
  timers.install();
  const parameters = new AskedParameters();
  parameters.install();
  const left = new LeftBehind();
  leftBehind = left;
  await timers.run(left.order, async () => {
    at("loading its service");
    const own = await builtService(order.dist, artefact);
    const hosts = { namedHosts: named, endpoints: [...own, ...known] };
    await tryAll({ name, order, artefact, code, others, hosts, parameters });
  });
  at("what it leaves behind");
  say({ kind: "outcome", outcome: await left.look() });
};

const fail = async (error: unknown): Promise<void> => {
  const why = saidBy(error);
  const finding = { where: now, why, fix: "mend what the message names, then build again" };
  say({ kind: "outcome", outcome: { check: "contract", findings: [finding], note: "" } });
  // What was changed for everybody is often why something else failed.
  if (leftBehind) say({ kind: "outcome", outcome: await leftBehind.look() });
};

const end = (): never => {
  say({ kind: "end" });
  return exit(0);
};

// Nothing is under way any more, and this is not its end.
process.once("beforeExit", () => {
  void fail(new Error("it waits for a promise that nothing settles")).finally(end);
});
void run().catch(fail).finally(end);
