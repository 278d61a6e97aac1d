import { describe, expect, it } from "@jest/globals";
import { TenantCss } from "@serambi/kernel/contracts";
import { contrast, fromHex, isYellow, labToHex, lchToLab, type Lch } from "@serambi/kernel/kain";
import { COLOUR_NAMES, STEPS, themeColours, toHex } from "@serambi/kernel/ui/theme";

import { seedData } from "../index";

const AA = 4.5;

const sites = seedData.tenants.map(({ site: { key, settings } }) => ({ key, css: TenantCss.parse(settings.css) }));

/** The most chroma that a screen shows at a lightness and hue. */
const gamutChroma = ([L, , h]: Lch): number => {
  for (let chroma = 0.4; chroma > 0; chroma -= 0.002) {
    const shown = fromHex(labToHex(lchToLab([L, chroma, h])));
    if (Math.abs(shown[1] - chroma) < 0.004) return chroma;
  }
  return 0;
};

describe.each(sites)("the colours of $key", ({ css }) => {
  const { scales, light, dark } = themeColours(css, { field: ["primary", 900] });

  it("are read in light and dark", () => {
    for (const { grounds, roles, field } of [light, dark]) {
      const neutral = [grounds.bg, grounds.surface, grounds.sunken];
      const on = (text: Lch) => neutral.map((ground) => ({ text, ground }));
      const pairs = [
        { text: field.text, ground: field.ground },
        { text: field.soft, ground: field.ground },
        ...[grounds.ink, grounds.inkSoft, grounds.inkFaint].flatMap(on),
        ...COLOUR_NAMES.flatMap((name) => [...on(roles[name].text), roles[name].fill, roles[name].tint]),
      ];
      const unread = pairs.filter(({ text, ground }) => contrast(toHex(text), toHex(ground)) < AA);
      expect(unread).toEqual([]);
    }
  });

  it("keep the dye's chroma in dark steps, as far as a screen shows it", () => {
    const [, dyeChroma] = fromHex(css.darkDye && isYellow(fromHex(css.clr_primary)) ? css.darkDye : css.clr_primary);
    for (const step of STEPS.filter((number) => number >= 600)) {
      const kept = scales.primary[step];
      expect(kept[1]).toBeGreaterThanOrEqual(Math.min(dyeChroma * 0.85, gamutChroma(kept) - 0.012));
    }
  });
});

it("sites with a yellow primary declare its dark dye", () => {
  const silent = sites.filter(({ css }) => isYellow(fromHex(css.clr_primary)) && !css.darkDye);
  expect(silent).toEqual([]);
});
