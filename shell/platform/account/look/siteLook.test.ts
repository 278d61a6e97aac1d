import { describe, expect, it } from "@jest/globals";
import { TenantSettings } from "@serambi/kernel/contracts";

import { seedFixture } from "../../testing/seedFixture";
import type { Site } from "../site/readSite";
import { siteLook } from "./siteLook";

const site = (css: Readonly<Record<string, string>> = {}): Site => ({
  tenantId: "1",
  key: "melati",
  origin: "http://melati.localhost:3000",
  language: "id",
  settings: TenantSettings.parse({ ...seedFixture.tenants[0]?.site.settings, css }),
});

describe("siteLook", () => {
  it("makes the look of a site once, however often its settings are read", async () => {
    expect(await siteLook(site())).toBe(await siteLook(site()));
  });

  it("follows the settings", async () => {
    const look = await siteLook(site({ clr_primary: "#0b6e4f" }));
    expect(look.css).not.toBe((await siteLook(site())).css);
  });
});
