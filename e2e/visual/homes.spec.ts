import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/workshopTest";
import { openStill } from "./openStill";

const HOMES = ["main", "foundation", "festival", "aksara", "talent", "government"] as const;

/** What a home page shows once its scripts run: the festival counts the days. */
/** The clock of the tests is the browser's: the server has counted from its own. */
const settledOf = (page: Page, tenant: (typeof HOMES)[number]) =>
  tenant === "festival" ? page.getByRole("timer").filter({ hasText: "104" }) : undefined;

/** How much smaller than life: a whole page in one small picture. */
const SCALES = { 1440: 1 / 4, 360: 1 / 3 } as const;

for (const width of [1440, 360] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: SCALES[width] });

    for (const tenant of HOMES)
      test(`the home of ${tenant} looks as it did`, async ({ page, server }) => {
        await openStill(page, server.url(tenant), settledOf(page, tenant));
        await untilTakenOver(page);
        // Jobs were posted so many days before the day of the run: another number after midnight.
        const mask = tenant === "talent" ? [page.getByRole("listitem").getByRole("time")] : [];
        const name = ["homes", `${tenant}-${width}.png`];
        await expect(page).toHaveScreenshot(name, { fullPage: true, scale: "device", mask });
      });
  });
