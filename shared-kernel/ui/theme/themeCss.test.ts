import { brotliCompressSync } from "node:zlib";

import { describe, expect, it } from "@jest/globals";

import { TenantCss } from "../../contracts";
import { themeCss } from "./themeCss";
import type { ThemeDesign } from "./ThemeDesign";

const design: ThemeDesign = {
  fontUi: "heading",
  weightDisplay: 800,
  weightHeading: 750,
  trackDisplay: "-.035em",
  trackHeading: "-.02em",
  leadDisplay: 0.96,
  radiusControl: "3px",
  radiusMedia: "0px",
  radiusPanel: "3px",
  field: ["primary", 900],
  kainMotif: "kawung",
  density: "normal",
  motion: "calm",
};

const roles = ["primary", "secondary", "success", "info", "warning", "danger"].flatMap((name) => [
  `${name}-text`,
  `${name}-fill`,
  `on-${name}`,
  `${name}-tint`,
  `on-${name}-tint`,
]);
const PROPERTIES = roles.concat(
  "bg surface sunken line line-strong ink ink-soft ink-faint field on-field on-field-soft field-line".split(" "),
  "font-heading font-text font-ui weight-display weight-heading track-display track-heading lead-display".split(" "),
  "radius-control radius-media radius-panel primary-50 primary-950 secondary-500".split(" "),
);

describe("themeCss", () => {
  const css = themeCss(TenantCss.parse({}), design, {
    headingStack: '"Raleway",sans-serif',
    textStack: '"Inter",sans-serif',
  });

  it("is one :root rule with every property the styles read, each set once", () => {
    const set = Array.from(css.matchAll(/[{;]--([\w-]+):/g), (match) => match[1] ?? "");
    expect(css).toMatch(/^:root\{[^{}]+\}$/);
    expect(set).toEqual(expect.arrayContaining(PROPERTIES));
    expect(new Set(set).size).toBe(set.length);
  });

  it("weighs at most 1.6 KB compressed", () => {
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1600);
  });

  it("gives light and dark as one value, and a colour that is the same in both as itself", () => {
    expect(css).toMatch(/--bg:light-dark\(#\w+,#\w+\);/);
    expect(css).toMatch(/--warning-fill:#fb6340;/);
  });

  it("takes density, content width and stillness from the layout", () => {
    const other = themeCss(TenantCss.parse({}), {
      ...design,
      density: "airy",
      motion: "none",
      content: "84rem",
      margin: "3rem",
    });
    expect(other).toContain("--section:clamp(4rem,10vw,9rem)");
    expect(other).toContain("--content:84rem");
    expect(other).toContain("--margin:3rem");
    expect(other).toContain("--fast:0ms");
    expect(css).not.toMatch(/--section|--content|--margin|--fast/);
  });

  it("leaves the families to whoever declares their faces", () => {
    expect(themeCss(TenantCss.parse({}), design)).not.toMatch(/--font-(?:heading|text):/);
  });
});
