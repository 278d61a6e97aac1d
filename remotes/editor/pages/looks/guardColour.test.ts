import { expect, it } from "@jest/globals";
import { contrast } from "@serambi/kernel/kain";

import { cssOf } from "../../contract/colours";
import { guardColour } from "./guardColour";

const FIELD = ["primary", 900] as const;

it("passes a colour that carries white", () => {
  const guard = guardColour(cssOf({ clr_primary: "#28553c" }), "primary", FIELD);
  expect([guard.isReadable, guard.white > 8, guard.ground]).toEqual([true, true, "#28553c"]);
});

it("says of a yellow that white is not read on it, what the site does instead, and a colour that carries white", () => {
  const guard = guardColour(cssOf({ clr_secondary: "#e0a11b" }), "secondary", FIELD);
  expect(guard.isReadable).toBe(false);
  expect(guard.white).toBeLessThan(2.5);
  expect(guard.ratio).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#fdfdfd", guard.wayOut)).toBeGreaterThanOrEqual(4.5);
});

it("measures ink on paper for the two neutral colours", () => {
  expect(guardColour(cssOf({ clr_light: "#faf9f3", clr_dark: "#221c14" }), "dark", FIELD).ratio).toBeGreaterThan(15);
  expect(guardColour(cssOf({ clr_light: "#888888", clr_dark: "#777777" }), "light", FIELD).isReadable).toBe(false);
});

it("reads colours of a draft that holds hostile values as the defaults", () => {
  const css = cssOf({ clr_primary: "red;background:url(//evil)", clr_dark: "#123456", ft_primary: 4 });
  expect([css.clr_primary, css.clr_dark, css.ft_primary]).toEqual(["#2096C4", "#123456", "Raleway"]);
});
