import { describe, expect, it } from "@jest/globals";

import { REMOTE_CONTRACT } from "../../remote";
import { isShown, pagesWithoutForm } from "./fixtures";
import type { RemoteFixtures, RemoteModule } from "./types";

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** `/`, or fixed parts and `:parameters`; only the last ones are optional, as routes need it. `__` begins what only the workshop has. */
const PATTERN =
  /^\/$|^(?:\/(?:@?(?:__)?[A-Za-z][\w-]*|:[a-z]\w*))*(?:\/:[a-z]\w*\?)*(?:\/[A-Za-z][\w-]*(?:\/:[a-z]\w*\??)*)*$/;

/** What a host reads before it runs any code of a page: names, paths, and that nothing else is exposed. */
export const describeContract = (module: RemoteModule, fixtures: RemoteFixtures): void => {
  const { remote, documents } = module.server;
  const paths = remote.pages.flatMap((page) => page.paths);
  const documentPaths = documents.flatMap((document) => document.paths);

  describe("its contract", () => {
    it("exposes its server half and nothing else", () => {
      expect(Object.keys(module)).toEqual(["server"]);
    });

    it(`is version ${REMOTE_CONTRACT}`, () => {
      expect(remote.contract).toBe(REMOTE_CONTRACT);
    });

    it("names itself and its pages in kebab-case", () => {
      for (const name of [remote.id, ...remote.pages.map(({ id }) => id), ...documents.map(({ id }) => id)])
        expect(name).toMatch(KEBAB_CASE);
    });

    it("claims each path once, and paths that can be parsed", () => {
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(PATTERN);
    });

    it("claims no path of a page for a document, and each once", () => {
      const all = [...paths, ...documentPaths].map((path) => path.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
    });

    it("names each slot once, with its own id or one of its families, and a version", () => {
      const names = remote.slots.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const families = [remote.id, ...(remote.families ?? [])].join("|");
      for (const name of names) expect(name).toMatch(new RegExp(`^(?:${families})\\.[a-z-]+\\.v\\d+$`));
    });

    it("says how much room each of its slots takes; none, where it may rightly show nothing", () => {
      for (const slot of remote.slots) expect(slot.minHeightRem).toBeGreaterThanOrEqual(0);
    });

    it("has a fixture for every page and every slot", () => {
      const shown = fixtures.pages.filter(isShown);
      const pages = new Set(shown.map(({ page }) => page));
      const slots = new Set(fixtures.slots.map(({ slot }) => slot));
      expect(remote.pages.map(({ id }) => id).filter((id) => !pages.has(id))).toEqual([]);
      expect(remote.slots.map(({ name }) => name).filter((name) => !slots.has(name))).toEqual([]);
    });

    it("has a fixture with a form for every page that takes one", () => {
      expect(pagesWithoutForm(module.server, fixtures)).toEqual([]);
    });
  });
};
