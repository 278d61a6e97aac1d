import type { Language } from "@serambi/kernel/contracts";
import { loadCatalogue, RemoteScopeProvider } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeDeps, fakeHttp, fakeTenant, type SlotFixture } from "@serambi/kernel/testing";
import type { ReactElement } from "react";

import { remote } from "../remote";

const STILL: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`),
  go: () => {},
  push: () => {},
  replace: () => {},
};

/** A section as the host shows it: properties checked, data fetched, texts of the language around it. */
export const renderSection = async (
  { slot: name, props, answers }: SlotFixture,
  language: Language = "id",
): Promise<ReactElement> => {
  const slot = remote.slots.find((candidate) => candidate.name === name);
  if (!slot) throw new Error(`This remote has no slot ${name}`);
  const tenant = fakeTenant({ language });
  const deps = fakeDeps({ tenant, language, http: fakeHttp(answers) });
  const checked: unknown = (await slot.schema()).schema.parse(props);
  const [{ Slot }, messages] = await Promise.all([slot.load(), loadCatalogue(remote, slot, language)]);
  const store = remote.createStore(deps);
  const data: unknown = await slot.preload(store, checked, deps);
  return (
    <Router location="/" navigator={STILL} static>
      <RemoteScopeProvider scope={{ tenant, language, messages }}>
        <Slot store={store} props={checked} data={data} />
      </RemoteScopeProvider>
    </Router>
  );
};

/** The fixture of one slot. */
export const fixtureOf = (fixtures: readonly SlotFixture[], name: string): SlotFixture => {
  const found = fixtures.find(({ slot }) => slot === name);
  if (!found) throw new Error(`No fixture shows ${name}`);
  return found;
};
