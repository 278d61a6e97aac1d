import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { inVoice } from "./inVoice";

const site = fakeTenant({ settings: { voice: { "courses.catalogue": "{count} kelas, semuanya gratis" } } });

describe("inVoice", () => {
  it("gives the site's sentence with its values filled in", () => {
    expect(inVoice(site, "courses.catalogue", { count: "24" })).toBe("24 kelas, semuanya gratis");
  });

  it("gives nothing where the site has no such sentence, or a value that it needs is not known", () => {
    expect(inVoice(site, "courses.premium", { count: "24" })).toBeUndefined();
    expect(inVoice(site, "courses.catalogue", { count: null })).toBeUndefined();
    expect(inVoice(fakeTenant(), "courses.catalogue")).toBeUndefined();
  });
});
