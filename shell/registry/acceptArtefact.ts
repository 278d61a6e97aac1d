import type { SignedArtefact } from "./ArtefactStore";
import { requireVersion } from "./changes";
import type { Registry, ShippedVersion } from "./schema";
import { grantProblem, signatureProblem, type Trust } from "./trust";

/** Clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** `0.10.2` of `0.10.2-3fa2c1d9ab`: what follows is a hash, which is neither newer nor older than another one. */
const packageVersion = (version: string): readonly number[] | null => {
  const [, numbers] = /^(\d+(?:\.\d+)*)(?:[-+]|$)/.exec(version) ?? [];
  return numbers?.split(".").map(Number) ?? null;
};

const isLower = (version: string, than: string): boolean => {
  const [a, b] = [packageVersion(version), packageVersion(than)];
  if (!a || !b) return false;
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return at < 0 ? false : (a[at] ?? 0) < (b[at] ?? 0);
};

const isValid = (trust: Trust, id: string, shipped: ShippedVersion): boolean =>
  signatureProblem(trust, { id, ...shipped }, shipped.signature) === null;

/** Why a version that the registry knows is not taken once more; null where nothing or only its signature would change. */
const knownProblem = (registry: Registry, trust: Trust, id: string, known: ShippedVersion, sha384: string) => {
  const name = `${id} ${known.version}`;
  const remote = registry.remotes[id];
  if (known.sha384 !== sha384) return `${name} was shipped with other content; versions are immutable`;
  const isUsed = remote?.live === known.version || remote?.canary?.version === known.version;
  if (isUsed || !isValid(trust, id, known)) return null;
  return `${name} was shipped before and another version took its place; to go back to it: serambi live ${name}`;
};

/**
 * Why the store does not take an artefact, as a sentence; null where it does. It takes a version that is new and signed by the
 * remote's owner, and nothing older than the newest one it took.
 */
export const refusalOf = (
  registry: Registry,
  trust: Trust,
  { artefact, sha384, signature }: SignedArtefact,
  now: Date,
): string | null => {
  const { id, version } = artefact;
  const problem = signatureProblem(trust, { id, version, sha384 }, signature) ?? grantProblem(trust, artefact);
  if (problem !== null) return problem;
  if (Date.parse(signature.signedAt) > now.getTime() + CLOCK_TOLERANCE_MS)
    return `${id} ${version} says it was signed at ${signature.signedAt}, which is in the future: set the clock right`;
  const versions = registry.remotes[id]?.versions ?? [];
  const known = versions.find((shipped) => shipped.version === version);
  if (known) return knownProblem(registry, trust, id, known, sha384);
  const newest = versions.at(-1);
  if (newest && isLower(version, newest.version))
    return `${id} ${version} is a downgrade: ${newest.version} was shipped already. To go back: serambi rollback ${id}`;
  const later = versions.find((shipped) => shipped.signature && shipped.signature.signedAt > signature.signedAt);
  if (later)
    return `${id} ${version} was signed before ${later.version}, which was shipped already: sign it anew, or go back with serambi rollback ${id}`;
  return null;
};

/** The registry with this signature for a version that it knows under one that does not count any more. */
export const withSignature = (registry: Registry, trust: Trust, signed: SignedArtefact): Registry => {
  const { id, version } = signed.artefact;
  const remote = registry.remotes[id];
  const known = remote && requireVersion(id, remote, version);
  if (!known || isValid(trust, id, known)) return registry;
  const { signature } = signed;
  const versions = remote.versions.map((shipped) => (shipped === known ? { ...shipped, signature } : shipped));
  return { ...registry, remotes: { ...registry.remotes, [id]: { ...remote, versions } } };
};
