import { describe, expect, it } from "@jest/globals";
import { TenantCss } from "@serambi/kernel/contracts";
import { kainAddress, type KainRequest } from "@serambi/kernel/kain";

import { kainPainter } from "./kainPainter";
import { kainPicture } from "./kainRoute";

const css = TenantCss.parse({});

/** What a router makes of an address. */
const queryOf = (address: string): Record<string, string> => {
  const { pathname, searchParams } = new URL(address, "https://contoh.example");
  const [, , variant = "", motif = "", seed = ""] = pathname.split("/").map(decodeURIComponent);
  return { variant, motif, seed, ...Object.fromEntries(searchParams) };
};

const request: KainRequest = { seed: "tata buku/dasar", variant: "cover", width: 640, height: 400, look: 17 };

describe("kainPicture", () => {
  it("draws at an address what the server draws in a page", () => {
    for (const change of [
      {},
      { motif: "mega mendung" },
      { ground: "dark" },
      { variant: "field", scaleHeight: 180 },
      { variant: "hero", quiet: "right" },
    ] as const) {
      const picture = { ...request, ...change };
      const drawn = kainPicture(queryOf(kainAddress(picture, "3")), css, "ceplok");
      expect(drawn?.svg).toBe(kainPainter(css, "ceplok")(picture));
    }
  });

  it("draws the site's own motif where the address names none", () => {
    const query = queryOf(kainAddress(request));
    expect(kainPicture(query, css, "banji")?.svg).not.toBe(kainPicture(query, css, "kawung")?.svg);
  });

  it("gives every seed an address that the server takes, for the same picture", () => {
    for (const seed of [
      "a".repeat(500),
      "",
      "a/b\\c",
      "tab\there",
      "..",
      "Ñandú 😀",
      "100%",
      `${"a".repeat(119)}😀`,
      "\ud800",
    ]) {
      const address = kainAddress({ ...request, seed });
      expect(address).not.toMatch(/%2f|%5c|%0/i);
      expect(kainPicture(queryOf(address), css)?.svg).toBe(kainPainter(css, "kawung")({ ...request, seed }));
    }
  });

  it("refuses what is not an address of a picture", () => {
    const good = queryOf(kainAddress(request));
    expect(kainPicture(good, css)).not.toBeNull();
    const wrong: Record<string, string>[] = [
      { variant: "poster" },
      { variant: "card" },
      { motif: "constructor" },
      { motif: "mega mendung" },
      { seed: "no-ending" },
      { seed: ".svg" },
      { seed: `${"a".repeat(121)}.svg` },
      { w: "15" },
      { w: "4001" },
      { w: "1e9" },
      { h: "3.5" },
      { h: "" },
      { look: "-1" },
      { look: "x" },
      { ground: "red" },
      { quiet: "middle" },
      { scale: "0" },
    ];
    for (const change of wrong) expect([change, kainPicture({ ...good, ...change }, css)]).toEqual([change, null]);
    expect(kainPicture({}, css)).toBeNull();
  });
});
