import type { Language, PublicTenant } from "@serambi/kernel/contracts";

import type { LegalSetting } from "../hosts/legal";
import type { LegalPlace } from "./LegalFile";

/** Said where a site names neither an address nor a contact. */
const FOOT: Readonly<Record<Language, string>> = {
  id: "alamat yang tertulis di kaki halaman ini",
  en: "the address at the foot of this page",
};

const MAIL = /^mailto:([^?]+)/;

/** The first mail address that the site's own navigation links to. */
const linkedContact = ({ settings: { navigation } }: PublicTenant): string | null => {
  const { action, tools, legal, footer, primary } = navigation;
  const links = [...(action ? [action] : []), ...footer.flatMap((part) => part.links), ...legal, ...tools, ...primary];
  return links.flatMap(({ href = "" }) => MAIL.exec(href)?.[1] ?? [])[0] ?? null;
};

/** Where the office of a site is written to; null where the site says it nowhere. */
export const contactOf = (tenant: PublicTenant, setting: LegalSetting | null): string | null =>
  setting?.contact ?? linkedContact(tenant);

/** The site's own in the texts: what it says of itself, else where that is to be found. */
export const sitePlaces = (
  tenant: PublicTenant,
  setting: LegalSetting | null,
  language: Language,
): Readonly<Record<LegalPlace, string>> => {
  const { title } = tenant.settings;
  return {
    site: title,
    controller: setting?.controller ?? title,
    address: setting?.address ?? FOOT[language],
    contact: contactOf(tenant, setting) ?? FOOT[language],
  };
};
