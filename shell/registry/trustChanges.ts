import type { Registry } from "./schema";
import { hostsOf, signatureProblem, type Trust } from "./trust";

/**
 * Trust with more keys of a team, and with the remotes that it owns and the hosts that it may call besides those it has.
 * @throws Error when a remote belongs to another team, or a team has no key
 */
export const withTeam = (
  trust: Trust,
  team: string,
  more: readonly string[],
  remotes: readonly string[],
  hosts: readonly string[] = [],
): Trust => {
  const before = trust.teams[team] ?? { keys: [], remotes: [] };
  if (before.keys.length + more.length === 0)
    throw new Error(`The team ${team} has no key: serambi trust add ${team} ed25519:…`);
  for (const remote of remotes) {
    const owner = Object.entries(trust.teams).find(([, { remotes: owned }]) => owned.includes(remote))?.[0];
    if (owner !== undefined && owner !== team)
      throw new Error(`${remote} belongs to the team ${owner}: serambi trust remove ${owner} --remotes ${remote}`);
  }
  const keys = [...new Set([...before.keys, ...more])];
  const owned = [...new Set([...before.remotes, ...remotes])];
  const called = hosts.length > 0 ? [...new Set([...hostsOf(trust, team), ...hosts])] : before.hosts;
  return { ...trust, teams: { ...trust.teams, [team]: { keys, remotes: owned, ...(called && { hosts: called }) } } };
};

/** What is to be taken from a team. */
export interface Withdrawal {
  readonly keys?: readonly string[] | undefined;
  readonly remotes?: readonly string[] | undefined;
  readonly hosts?: readonly string[] | undefined;
}

/**
 * Trust without these keys, remotes and hosts of a team; without the team where nothing is named, or no key is left.
 * @throws Error when it has none of that
 */
export const withoutTeam = (trust: Trust, team: string, { keys, remotes, hosts }: Withdrawal): Trust => {
  const before = trust.teams[team];
  if (!before) throw new Error(`No team "${team}" is trusted. Known: ${Object.keys(trust.teams).join(", ") || "none"}`);
  const strange = [
    ...(keys ?? []).filter((key) => !before.keys.includes(key)),
    ...(remotes ?? []).filter((remote) => !before.remotes.includes(remote)),
    ...(hosts ?? []).filter((host) => !hostsOf(trust, team).includes(host)),
  ];
  if (strange.length > 0) throw new Error(`The team ${team} does not have ${strange.join(", ")}`);
  const left = {
    keys: before.keys.filter((key) => !keys?.includes(key)),
    remotes: before.remotes.filter((remote) => !remotes?.includes(remote)),
    ...((hosts ?? before.hosts) && { hosts: hostsOf(trust, team).filter((host) => !hosts?.includes(host)) }),
  };
  const isAll = (keys ?? remotes ?? hosts) === undefined || left.keys.length === 0;
  const others = Object.entries(trust.teams).filter(([name]) => name !== team);
  return { ...trust, teams: Object.fromEntries(isAll ? others : [...others, [team, left]]) };
};

/** Versions, live or on trial, that would not run any more under this trust: `courses 0.1.0-3fa2c1d9ab`. */
export const refusedBy = (trust: Trust, { remotes }: Registry): string[] =>
  Object.entries(remotes).flatMap(([id, { live, canary, versions }]) =>
    versions
      .filter(({ version }) => version === live || version === canary?.version)
      .filter((shipped) => signatureProblem(trust, { id, ...shipped }, shipped.signature) !== null)
      .map(({ version }) => `${id} ${version}`),
  );

/** A team a line, for people. */
export const formatTrust = (trust: Trust): string =>
  Object.entries(trust.teams)
    .map(([team, { keys, remotes }]) => {
      const names = remotes.map((remote) => (remote === "*" ? "every remote that no other team owns" : remote));
      const hosts = hostsOf(trust, team).map((host) => (host === "*" ? "every named host" : host));
      const calls = hosts.length > 0 ? `, may call ${hosts.join(", ")}` : "";
      return [`${team}: ${names.join(", ") || "no remote"}${calls}`, ...keys.map((key) => `  ${key}`)].join("\n");
    })
    .join("\n") || "No team is trusted: nothing can be shipped, and nothing runs.";
