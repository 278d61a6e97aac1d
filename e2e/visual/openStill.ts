import type { Locator, Page } from "@playwright/test";

/** An hour before every seeded date that is counted down to: each run shows the same figures. */
const NOW = new Date("2026-11-21T03:00:00Z");

/** Code is set in a face of the visitor's machine, which is another on each: pictures show a face that the page serves. */
export const SERVED_FACES = ":root{--font-mono:var(--font-ui)}";

/**
 * Opens an address and waits until it looks as it will stay: fonts there, clock fixed.
 * @param settled what appears only once the scripts have taken the page over, where they change its looks
 */
export const openStill = async (page: Page, address: string, settled?: Locator): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await settled?.waitFor();
  await page.evaluate(async (rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
    // On a busy machine a face may come after the three seconds in which a page still takes it.
    for (const face of document.fonts) face.display = "block";
    await document.fonts.ready;
  }, SERVED_FACES);
};
