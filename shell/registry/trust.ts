import { HOST_NAMES } from "@serambi/kernel/contracts";
import { z } from "zod";

import { hostName, remoteId, teamName, type Artefact, type ArtefactSignature } from "./schema";
import { isSignedBy, PUBLIC_KEY, type Signed } from "./signing";

/** The team of an installation that builds and ships by itself: it alone may own what nobody else does. */
export const LOCAL_TEAM = "local";
const EVERY_OTHER = "*";

const Team = z.object({
  /** Several, so that a team can change its key: the new one is added before the old one goes. */
  keys: z.array(z.string().regex(PUBLIC_KEY)).min(1),
  remotes: z.array(z.union([remoteId, z.literal(EVERY_OTHER)])),
  /** Hosts besides those of the specification that its remotes may call. Missing: every one for the local team, none for others. */
  hosts: z.array(z.union([hostName, z.literal(EVERY_OTHER)])).optional(),
});

/** Whose word counts for which remote: `trust.json`. It belongs to the shell, not to the store. */
export const Trust = z.object({
  format: z.literal(1),
  teams: z
    .record(teamName, Team)
    .refine(
      (teams) =>
        Object.entries(teams).every(([name, { remotes }]) => name === LOCAL_TEAM || !remotes.includes(EVERY_OTHER)),
      { error: `"*" is for the team "${LOCAL_TEAM}" alone` },
    )
    .refine(
      (teams) => {
        const owned = Object.values(teams).flatMap(({ remotes }) => remotes);
        return new Set(owned).size === owned.length;
      },
      { error: "a remote has one owner" },
    ),
});
export type Trust = z.infer<typeof Trust>;

export const NO_TRUST: Trust = { format: 1, teams: {} };

/** The team that may ship this remote; null where nobody may. */
export const ownerOf = ({ teams }: Trust, remote: string): string | null => {
  const named = Object.entries(teams).find(([, { remotes }]) => remotes.includes(remote))?.[0];
  if (named !== undefined) return named;
  return teams[LOCAL_TEAM]?.remotes.includes(EVERY_OTHER) ? LOCAL_TEAM : null;
};

/** Why a signature is not one of the remote's owner, as a sentence; null where it is. */
export const signatureProblem = (trust: Trust, subject: Signed, signature: ArtefactSignature | null): string | null => {
  const name = `${subject.id} ${subject.version}`;
  const owner = ownerOf(trust, subject.id);
  if (owner === null) return `No team is trusted with ${subject.id}`;
  if (signature === null) return `${name} is not signed`;
  const isOf = (team: string): boolean =>
    trust.teams[team]?.keys.some((key) => isSignedBy(subject, signature, key)) ?? false;
  if (signature.team === owner && isOf(owner)) return null;
  const other = Object.keys(trust.teams).find((team) => team !== owner && isOf(team));
  if (other !== undefined)
    return `${name} is signed with a key of the team ${other}; ${subject.id} belongs to ${owner}`;
  if (signature.team !== owner)
    return `${name} says it is signed by the team ${signature.team}; ${subject.id} belongs to ${owner}`;
  return `The signature of ${name} is wrong: no trusted key of the team ${owner} made it for this content`;
};

const SPECIFIED: ReadonlySet<string> = new Set(HOST_NAMES);

/** The hosts besides those of the specification that a team's remotes may call; `*` is each. */
export const hostsOf = ({ teams }: Trust, team: string): readonly string[] =>
  teams[team]?.hosts ?? (team === LOCAL_TEAM ? [EVERY_OTHER] : []);

/** A remote's own service is called by the remote's name. */
const mayCall = (trust: Trust, team: string, remote: string, host: string): boolean => {
  const granted = hostsOf(trust, team);
  return SPECIFIED.has(host) || host === remote || granted.includes(EVERY_OTHER) || granted.includes(host);
};

/** Which host an artefact would call that its owner is not trusted with, as a sentence; null where there is none. */
export const grantProblem = (trust: Trust, { id, version, hosts }: Artefact): string | null => {
  const owner = ownerOf(trust, id);
  const refused = hosts.find(({ host }) => owner === null || !mayCall(trust, owner, id, host));
  if (refused === undefined) return null;
  const { host } = refused;
  return `${id} ${version} calls the host ${host}, which the team ${owner} is not trusted with: serambi trust add ${owner} --hosts ${host}`;
};
