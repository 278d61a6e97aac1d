import type { Page } from "@playwright/test";

/** An hour within every seeded season: what counts down shows the same figures in each run. */
const NOW = new Date("2026-11-21T03:00:00Z");

/** Opens an address and waits until it looks as it will stay: taken over by the scripts, fonts there, clock fixed. */
export const openStill = async (page: Page, address: string): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};
