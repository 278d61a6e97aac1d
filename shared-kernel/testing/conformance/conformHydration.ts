import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { enableStaticRendering } from "mobx-react-lite";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { LANGUAGES } from "../../contracts";
import { standInTopLayer } from "../../ui/controls/testing/topLayer";
import { findProblems } from "./findProblems";
import { isShown } from "./fixtures";
import { openPage } from "./openPage";
import { openSlot } from "./openSlot";
import type { RemoteFixtures, RemoteModule } from "./types";
import type { Ready, Visit } from "./visit";

// React asks for this where `act` is used outside its own test tools.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: Root[] = [];

/** Server markup in a document, and the same page or slot hydrated over it. */
const hydrate = async ({ element, restored }: Ready) => {
  enableStaticRendering(true);
  const html = renderToString(element);
  enableStaticRendering(false);
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.body.firstElementChild ?? document.body;
  const problems = findProblems(main);
  const errors: unknown[] = [];
  await act(async () => {
    roots.push(hydrateRoot(main, restored, { onRecoverableError: (error) => errors.push(error) }));
    await Promise.resolve();
  });
  return { main, problems, errors };
};

const describeHydration = (title: string, open: (visit: Visit) => Promise<Ready>, isPage: boolean): void => {
  describe(`${title}, hydrated`, () => {
    it.each(LANGUAGES)("hydrates without a warning, and is built soundly (%s)", async (language) => {
      const { main, problems, errors } = await hydrate(await open({ language }));
      expect(errors).toEqual([]);
      expect(problems).toEqual([]);
      expect(findProblems(main)).toEqual([]);
      const headings = main.querySelectorAll("h1").length;
      // The main heading may stand in one of the slots that the page shows.
      const isInSlot = !isPage || main.querySelector("[data-slot]") !== null;
      expect(headings).toBeLessThanOrEqual(1);
      expect(headings === 1 || isInSlot).toBe(true);
    });
  });
};

/**
 * The conformance suite's part for the browser: needs a DOM (`@jest-environment jest-fixed-jsdom`). Takes the same
 * module and fixtures as `conformRemote`.
 */
export const conformHydration = ({ server }: RemoteModule, { pages, slots }: RemoteFixtures): void => {
  describe(`the remote ${server.remote.id} in a browser`, () => {
    // A page may open a dialog as soon as it is taken over.
    beforeAll(standInTopLayer);
    afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

    for (const fixture of pages.filter(isShown))
      describeHydration(
        `${fixture.path}, ${fixture.title}`,
        async (visit) => (await openPage(server, fixture, visit)).show(),
        true,
      );
    for (const fixture of slots)
      describeHydration(`${fixture.slot}, ${fixture.title}`, (visit) => openSlot(server, fixture, visit), false);
  });
};
