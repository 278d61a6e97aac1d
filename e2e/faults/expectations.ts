import { expect, type Locator, type Page } from "@playwright/test";

import type { ServerProcess } from "../fixtures/ServerProcess";

/** The button of a notice, a gap or an error screen: of what the page shows, not of the frame. */
export const retryIn = (place: Page | Locator): Locator => place.getByRole("button", { name: "Try again" });

/** What a page says of itself as a whole: it stands before all that the page has to say. */
export const notice = (page: Page): Locator => page.getByRole("main").getByRole("status").first();

/** Header and footer of the English site stand. */
export const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole("banner").getByRole("link", { name: "Courses", exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

/** The page of an address answers: its program runs, and the list follows what is typed. */
export const expectLiveCatalogue = async (page: Page): Promise<void> => {
  await page.getByRole("searchbox", { name: "Search courses" }).fill("PostgreSQL");
  await expect(page).toHaveURL(/search=PostgreSQL/);
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText([
    "PostgreSQL in Production",
  ]);
};

interface Failure {
  readonly version: string;
  readonly phase: string;
  readonly slot?: string;
}

/** The log has a line on `courses` that names its version and the phase in which it failed. */
export const expectLogged = async (server: ServerProcess, { version, phase, slot }: Failure): Promise<void> => {
  const wanted = { remote: "courses", version, phase, ...(slot !== undefined && { slot }) };
  await expect.poll(() => server.logs()).toContainEqual(expect.objectContaining(wanted));
};

/** From then on links are followed without a new document: the shell has told the browser that it scrolls by itself. */
export const untilTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
};
