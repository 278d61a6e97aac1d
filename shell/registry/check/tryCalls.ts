import { LANGUAGES, type Language } from "@serambi/kernel/contracts";
import { declaredCall, type HostCall, type MadeCall } from "@serambi/kernel/server";
import { openPage, openSlot, type PageFixture, type SlotFixture } from "@serambi/kernel/testing";

import { ALLOW_LIST } from "../../server/gateway/allowList";
import { isSpecified } from "../../server/gateway/findCall";
import type { Endpoint } from "./Endpoint";
import { Findings } from "./Findings";
import type { Trial, Try } from "./Trial";

/** A call as fixtures name it: `services class/active?page=1`, `POST services school/register`. */
const readCall = (text: string): MadeCall => {
  const [address = ""] = text.split("?", 1);
  const parts = address.split(" ");
  const [method = "GET", host = "", path = ""] = parts.length === 3 ? parts : ["GET", ...parts];
  return { method, host, path };
};

const isParameter = (part: string): boolean => part.startsWith(":") || part.startsWith("{");

/** Whether a declared path is one that a host answers. What stands for any part of the host's path may be any part of the declared one. */
const isAnswered = (declared: string, answered: string): boolean => {
  const [asked, known] = [declared.split("/"), answered.split("/")];
  return asked.length === known.length && known.every((part, at) => isParameter(part) || part === asked[at]);
};

/** Why no host answers a declared call, or null where one does. */
export const unanswered = (
  { host, method, path }: Pick<HostCall, "host" | "path"> & { readonly method: string },
  endpoints: readonly Endpoint[],
  named: ReadonlySet<string>,
): string | null => {
  const isKnown = endpoints.some(
    (endpoint) => endpoint.host === host && endpoint.method === method && isAnswered(path, endpoint.path),
  );
  if (isKnown || named.has(host)) return null;
  if (!isSpecified(host)) return `there is no host ${host}`;
  const isListed = ALLOW_LIST[host].some((call) => call.method === method && isAnswered(path, call.path));
  return isListed ? null : `the ${host} host has no such path`;
};

/** What hosts are asked for by a fixture. One that fails is another check's. */
const askedBy = async ({ server }: Trial, fixture: PageFixture | SlotFixture): Promise<readonly string[]> => {
  const open = async (language: Language): Promise<readonly string[]> => {
    const opened =
      "slot" in fixture ? openSlot(server, fixture, { language }) : openPage(server, fixture, { language });
    return (await opened.catch(() => null))?.calls ?? [];
  };
  return (await Promise.all(LANGUAGES.map(open))).flat();
};

/** Every call that fixtures make is declared, and every call that is declared has a host that answers it. */
export const tryCalls: Try = async (trial) => {
  const { server, fixtures, endpoints, namedHosts } = trial;
  const findings = new Findings();
  trial.at("the calls that it declares");
  for (const call of server.hosts) {
    const why = unanswered(call, endpoints, namedHosts);
    if (why !== null)
      findings.add({
        where: `${call.method} ${call.host} ${call.path}`,
        why: `no host answers it: ${why}`,
        fix: "docs/hosts.md lists what the hosts answer; a remote's own endpoints are in its service/, and an operator names other hosts in HOSTS",
      });
  }
  const all = [...(fixtures?.pages ?? []), ...(fixtures?.slots ?? [])];
  for (const fixture of trial.share(all)) {
    trial.at(`the calls of ${"slot" in fixture ? fixture.slot : fixture.path}, ${fixture.title}`);
    for (const call of await askedBy(trial, fixture)) {
      const made = readCall(call);
      if (declaredCall(server.hosts, made)) continue;
      findings.add({
        where: `${made.method} ${made.host} ${made.path}`,
        why: `${"slot" in fixture ? `slot ${fixture.slot}` : `page ${fixture.page}`} makes it, and it is not declared`,
        fix: "add it to hosts in remote.server.ts",
      });
    }
  }
  const note = `${server.hosts.length} declared, ${all.length} fixtures`;
  return { check: "calls", findings: findings.all, note };
};
