import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { PlatformSession } from "../startup/PlatformSession";
import { TenantDirectory } from "../startup/TenantDirectory";
import { CREDENTIALS } from "../testing/FakePlatform";
import { TestServer } from "../testing/TestServer";
import { ownPictures } from "./ownPictures";

const hosts = new Set(["cdn.example"]);

const server = async () => {
  const started = await new TestServer().start();
  const { upstream, platform } = started;
  return { upstream, platform, stop: () => started.stop() };
};

const settingsWith = (address: string) => {
  const { settings } = fakeTenant();
  const meta = { ...settings.meta, image: address };
  return { ...settings, logoDark: address, logoLight: address, favicon: address, meta };
};

describe("ownPictures", () => {
  it("puts the pictures of an allowed host behind this site's own address", () => {
    const { logoDark, logoLight, favicon, meta } = ownPictures(settingsWith("https://cdn.example/logo.png?v=2"), hosts);
    expect(logoDark).toBe("/_image/w_384/https/cdn.example/logo.png?v=2");
    expect(logoLight).toBe(logoDark);
    expect(favicon).toBe("/_image/w_256,f_png/https/cdn.example/logo.png?v=2");
    expect(meta.image).toBe("/_image/w_1280/https/cdn.example/logo.png?v=2");
  });

  it("asks for a picture that was sent in the size that is shown", () => {
    const sent = `/media/contoh/${"0a".repeat(16)}.png`;
    const { logoDark, favicon } = ownPictures(settingsWith(sent), hosts);
    expect([logoDark, favicon]).toEqual([`/_image/w_384${sent}`, `/_image/w_256,f_png${sent}`]);
  });

  it.each([
    "",
    "/media/contoh/logo.png",
    "https://lain.example/logo.png",
    "https://cdn.example.lain.example/logo.png",
    "https://cdn.example:8443/logo.png",
    "http://cdn.example/logo.png",
    "data:image/png;base64,AA==",
  ])("leaves %j as it is", (address) => {
    const settings = settingsWith(address);
    expect(ownPictures(settings, hosts)).toEqual(settings);
  });

  it("is what every page of a site sees", async () => {
    const { upstream, platform, stop } = await server();
    const site = platform.sites.get("main.localhost");
    if (site) site.settings = { ...site.settings, logoDark: "https://cdn.example/logo.png" };
    const directory = new TenantDirectory({
      upstream,
      platform: new PlatformSession({ upstream, ...CREDENTIALS }),
      maxReady: 10,
      adapt: (settings) => ownPictures(settings, hosts),
    });
    const found = await directory.find("main.localhost", "http://main.localhost");
    expect(found?.tenant.settings.logoDark).toBe("/_image/w_384/https/cdn.example/logo.png");
    await stop();
  });
});
