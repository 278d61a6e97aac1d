import type { SeedData, SeedTenant } from "../seed/types";

const tenant = (key: string, language: "id" | "en"): SeedTenant => ({
  site: {
    key,
    language,
    hosts: [`${key}.localhost`, ...(key === "melati" ? ["localhost"] : [])],
    settings: { title: `Situs ${key}`, layout: "default", isMaintenance: false, css: {}, meta: { name: "123" } },
    home: { sections: [{ slot: "sites.hero.v1", props: { title: key } }] },
  },
});

/** Two tenants that have everything of the same kind, so that whatever leaks from one to the other is seen. */
export const seedFixture: SeedData = {
  appVersion: "7.1.0",
  tenants: [tenant("melati", "id"), tenant("kenanga", "en")],
};
