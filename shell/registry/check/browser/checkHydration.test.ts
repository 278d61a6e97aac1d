import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { artefactOf } from "../../testing/registries";
import { TestShop } from "../../testing/TestShop";
import { SoundBefore } from "../SoundBefore";
import { checkHydration } from "./checkHydration";

const named = process.env["CHROMIUM_PATH"];

let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
  process.env["CHROMIUM_PATH"] = "/no/browser/here";
});

afterEach(async () => {
  if (named === undefined) delete process.env["CHROMIUM_PATH"];
  else process.env["CHROMIUM_PATH"] = named;
  await shop.close();
});

it("says where no browser is found, and passes: whoever reads it knows what was not checked", async () => {
  const page = { where: "/Courses of demo", site: "demo", path: "/Courses", html: "<html><head></head></html>" };
  const outcome = await checkHydration([page], {
    artefact: artefactOf("1").artefact,
    dist: shop.dataDir,
    shellDist: shop.dataDir,
    store: shop.store,
    before: new SoundBefore(`${shop.dataDir}/pages.json`, 1),
  });
  expect(outcome).toMatchObject({ check: "hydration", findings: [], note: expect.stringContaining("NOT CHECKED") });
});
