import { describe } from "@jest/globals";

import { describeCatalogues } from "./describeCatalogues";
import { describeContract } from "./describeContract";
import { describeRendering } from "./describeRendering";
import type { RemoteFixtures, RemoteModule } from "./types";

/**
 * The conformance suite: what a host relies on in every remote. Runs without a DOM, as the server does.
 * `module` is all that the remote's `remote.server.ts` exports: `import * as module from "../remote.server"`.
 */
export const conformRemote = (module: RemoteModule, fixtures: RemoteFixtures): void => {
  describe(`the remote ${module.server.remote.id}`, () => {
    describeContract(module, fixtures);
    describeCatalogues(module, fixtures);
    describeRendering(module, fixtures);
  });
};
