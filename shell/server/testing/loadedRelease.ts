import { REMOTE_CONTRACT, type PageDefinition } from "@serambi/kernel/remote";
import type { RemoteServer } from "@serambi/kernel/server";

import type { LoadedRemote } from "../../registry/BundleLoader";
import type { ShippedVersion } from "../../registry/schema";
import { LiveRelease } from "../render/LiveRelease";

/** A remote of a test's release. */
export interface TestRemote extends Partial<Omit<RemoteServer, "remote">> {
  readonly id: string;
  /** Patterns of its one page, `all`. */
  readonly paths: readonly string[];
  /** Its code could not be loaded. */
  readonly isBroken?: boolean;
}

export const SHIPPED_AT = "2026-11-20T10:00:00.000Z";

const noTexts = () => Promise.resolve({ messages: {} });

const slotsOf = ({ slots = {} }: TestRemote) => Object.keys(slots).map((name) => ({ name, minHeightRem: 1 }));

const serverOf = (made: TestRemote): RemoteServer => {
  const { id, paths, ...parts } = made;
  const slots = slotsOf(made).map((slot) => ({ ...slot, load: () => Promise.resolve({ Slot: () => null }) }));
  const page: PageDefinition = { id: "all", paths, load: () => Promise.resolve({ Page: () => null }) };
  const loader = () => Promise.resolve({ data: {}, head: { title: id } });
  return {
    remote: { id, contract: REMOTE_CONTRACT, messages: { id: noTexts, en: noTexts }, pages: [page], slots },
    pages: { all: { loader } },
    slots: {},
    documents: [],
    hosts: [],
    ...parts,
  };
};

const shippedOf = (made: TestRemote): ShippedVersion => ({
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: SHIPPED_AT,
  by: "",
  pages: [{ id: "all", paths: [...made.paths] }],
  slots: slotsOf(made),
  documents: (made.documents ?? []).map(({ id, paths: patterns }) => ({ id, paths: [...patterns] })),
});

const loadedOf = (remote: TestRemote): LoadedRemote => {
  const server = serverOf(remote);
  const { id } = remote;
  const entry = "web/remoteEntry.js";
  const artefact = { id, version: "1", entry, container: id, files: { [entry]: { bytes: 1, sha384: "" } } };
  const loaded = remote.isBroken
    ? { kind: "failed", phase: "evaluate", error: new Error("broken"), remote: id, version: "1", artefact: null }
    : { kind: "loaded", server, remote: server.remote, artefact, styles: new Map() };
  return loaded as unknown as LoadedRemote; // as much of it as the server's own questions read
};

/** A release of these remotes, loaded. */
export const loadedRelease = (remotes: readonly TestRemote[], id = "r1"): LiveRelease =>
  new LiveRelease(
    { id, remotes: Object.fromEntries(remotes.map((remote) => [remote.id, shippedOf(remote)])) },
    new Map(remotes.map((remote) => [remote.id, loadedOf(remote)])),
  );
