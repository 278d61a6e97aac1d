import { describe, expect, it } from "@jest/globals";

import { EMPTY_REGISTRY, type Artefact, type Registry, type ShippedVersion } from "../registry/schema";
import { ArtefactRefused } from "../registry/VerifiedArtefacts";
import { liveParts } from "./liveServices";

const shipped = (version: string): ShippedVersion => ({
  version,
  sha384: `sha384-${version}`,
  signature: null,
  shippedAt: "2026-11-21T08:00:00.000Z",
  by: "test",
  pages: [],
  slots: [],
  documents: [],
});

const registryOf = (...versions: string[]): Registry => ({
  ...EMPTY_REGISTRY,
  remotes: {
    courses: { live: versions.at(-1) ?? "", canary: null, versions: versions.map(shipped), history: [] },
  },
});

/** A store in which these versions are not as they were signed. */
const storeWithout = (...refused: string[]) => ({
  describe: (_id: string, { version }: ShippedVersion): Promise<Artefact> =>
    refused.includes(version)
      ? Promise.reject(new ArtefactRefused("signature", version))
      : // The other fields of an artefact play no part here.
        Promise.resolve({ service: "service/service.cjs", slots: [{ name: `s${version}`, props: {} }] } as Artefact),
  readFile: (_id: string, { version }: ShippedVersion) => Promise.resolve(Buffer.from(`code of ${version}`)),
});

describe("the platform's parts of live versions", () => {
  it("are those of the live version", async () => {
    expect(await liveParts(registryOf("1", "2"), storeWithout("1"))).toEqual({
      services: [{ id: "courses", version: "2", code: "code of 2" }],
      slots: { s2: {} },
      sections: [{ words: {}, sections: [] }],
    });
  });

  it("are those of the last good version where the live one is refused, as its pages are", async () => {
    const { services, slots } = await liveParts(registryOf("1", "2", "3"), storeWithout("3", "2"));
    expect(services).toEqual([{ id: "courses", version: "1", code: "code of 1" }]);
    expect(slots).toEqual({ s1: {} });
  });

  it("are absent where no version can stand in", async () => {
    expect(await liveParts(registryOf("1"), storeWithout("1"))).toEqual({ services: [], slots: {}, sections: [] });
  });
});
