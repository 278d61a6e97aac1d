import type { Language } from "@serambi/kernel/contracts";
import { openSlot, type SlotFixture } from "@serambi/kernel/testing";
import type { ReactElement } from "react";

import { server } from "../remote.server";

/** A section as the host shows it: properties checked, data fetched, texts of the language around it. */
export const renderSection = async (fixture: SlotFixture, language: Language = "id"): Promise<ReactElement> =>
  (await openSlot(server, fixture, { language })).element;

/** The fixture of one slot. */
export const fixtureOf = (fixtures: readonly SlotFixture[], name: string): SlotFixture => {
  const found = fixtures.find(({ slot }) => slot === name);
  if (!found) throw new Error(`No fixture shows ${name}`);
  return found;
};
