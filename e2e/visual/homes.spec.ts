import { expect, test } from "../fixtures/test";
import { openStill } from "./openStill";

const HOMES = ["main", "foundation", "festival", "aksara", "talent", "government"];

// Half the size: a whole page in one small picture.
test.use({ deviceScaleFactor: 0.5 });

for (const tenant of HOMES)
  for (const width of [1440, 360])
    test(`the home of ${tenant} looks as it did at ${width} pixels`, async ({ page, server }) => {
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, server.url(tenant));
      await expect(page).toHaveScreenshot(["homes", `${tenant}-${width}.png`], { fullPage: true, scale: "device" });
    });
