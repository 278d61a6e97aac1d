import type { RemoteServer } from "../../server";
import type { Outcome, PageFixture, RemoteFixtures } from "./types";

/** What a fixture must come to. */
export const wantedOutcome = ({ form, outcome }: PageFixture): Outcome => outcome ?? (form ? "redirect" : "ok");

/** Whether a fixture shows a page: its own, or once more with a form that was refused. */
export const isShown = (fixture: PageFixture): boolean => ["ok", "invalid"].includes(wantedOutcome(fixture));

/** Pages with an action that no fixture posts a form to. */
export const pagesWithoutForm = ({ pages }: RemoteServer, fixtures: RemoteFixtures): readonly string[] => {
  const posted = new Set(fixtures.pages.flatMap(({ form, page }) => (form ? [page] : [])));
  return Object.keys(pages).filter((id) => pages[id]?.action !== undefined && !posted.has(id));
};
