import type { HomeSetting, Language, PageSetting, SectionPage, TenantSettings } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

/** What `seed/sites/<tenant>.ts` exports as `site`. */
export interface SeedSite {
  /** Key of the tenant; its layout is named in `settings.layout`. */
  readonly key: string;
  readonly language: Language;
  /** Host names without a port, lower case. */
  readonly hosts: readonly string[];
  /** As `cms/app/settings` gives them; what is left out takes the contract's default. */
  readonly settings: z.input<typeof TenantSettings>;
  /** `cms/app/setting/home`. */
  readonly home: z.input<typeof HomeSetting>;
  /** The same page in the other languages that the site offers: `cms/app/setting/home_<language>`. */
  readonly translatedHomes?: Partial<Record<Language, z.input<typeof HomeSetting>>>;
  /** Its other pages of sections: `cms/app/setting/page_<name>`. */
  readonly pages?: Readonly<Partial<Record<`page_${SectionPage}`, z.input<typeof PageSetting>>>>;
}

export interface SeedTenant {
  readonly site: SeedSite;
}

export interface SeedData {
  /** `v1/authorizer/version`: browsers that know another one clear what they have stored (specification section 4). */
  readonly appVersion: string;
  readonly tenants: readonly SeedTenant[];
}
