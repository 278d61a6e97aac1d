import { LiveRelease } from "../../server/render/LiveRelease";
import { claimsOf } from "../claimsOf";
import type { Release } from "../resolve";
import type { Trial } from "./Trial";

/** What would be live, were this version shipped: it, beside the live versions of the others. */
export const trialRelease = ({ name, artefact, server, styles, others }: Trial): LiveRelease => {
  const shipped = {
    version: artefact.version,
    sha384: "",
    signature: null,
    shippedAt: new Date(0).toISOString(),
    by: "check",
    ...claimsOf(artefact),
  };
  const release: Release = {
    id: "check",
    remotes: { ...Object.fromEntries([...others].map(([id, other]) => [id, other.shipped])), [name]: shipped },
  };
  const loaded = { kind: "loaded", artefact, server, remote: server.remote, styles } as const;
  return new LiveRelease(
    release,
    new Map([...[...others].map(([id, other]) => [id, other.loaded] as const), [name, loaded]]),
  );
};
