import { cp } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "@jest/globals";

import { TestShop } from "../testing/TestShop";
import { otherServices } from "./otherServices";

const serviceOf = (id: string, path: string): string =>
  `module.exports = { service: { id: "${id}", endpoints: [{ host: "services", method: "GET", path: "/${path}" }] } };`;

it("gives the endpoints of services that are live, and of builds that are not, but neither the remote's own nor those of one that breaks", async () => {
  const shop = await TestShop.open();
  try {
    const remotes = join(shop.dataDir, "remotes");
    const buildHere = async (id: string, service: string): Promise<void> =>
      cp(await shop.build("1", { id, service }), join(remotes, id, "dist"), { recursive: true });
    await shop.ship(await shop.build("1", { id: "blog", service: serviceOf("blog", "post/live") }), shop.blog);
    await buildHere("blog", serviceOf("blog", "post/built"));
    await buildHere("careers", serviceOf("careers", "career/built"));
    await buildHere("editor", serviceOf("editor", "own"));
    await buildHere("chat", "throw new Error()");
    const { store, registry, trust } = shop;
    const found = await otherServices("editor", await registry.read(), { store, readTrust: () => trust }, remotes);
    expect(found.map(({ path }) => path)).toEqual(["post/live", "career/built"]);
  } finally {
    await shop.close();
  }
});
