import { describe, expect, it } from "@jest/globals";

import { TenantCss } from "../contracts";
import { contrast } from "./colour";
import { kainPalette } from "./kainPalette";

describe("kainPalette", () => {
  it("keeps cotton pale and ink deep whatever the tenant set", () => {
    for (const colour of ["#ffffff", "#000000", "#ffff00", "#808080", "#f0f"]) {
      const { ink, paper } = kainPalette(TenantCss.parse({ clr_light: colour, clr_dark: colour }));
      expect(contrast(ink, paper)).toBeGreaterThan(7);
    }
  });

  it("takes the tenant's own colours, the warning colour as accent", () => {
    const palette = kainPalette(
      TenantCss.parse({ clr_primary: "#123", clr_secondary: "#a86223", clr_warning: "#ca7e31" }),
    );
    expect(palette).toMatchObject({ primary: "#112233", secondary: "#a86223", accent: "#ca7e31" });
  });
});
