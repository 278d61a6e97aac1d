import { offeredLanguages, type Language, type TenantSettings } from "@serambi/kernel/contracts";

import type { LoadedSite } from "./loadSite";

type LoadedTenant = LoadedSite["tenant"];

/** The language in which a visitor reads a site: what they chose where the site offers it, the site's own otherwise. */
export const visitLanguage = (settings: TenantSettings, choice: string | undefined): Language =>
  offeredLanguages(settings).find((language) => language === choice) ?? settings.language;

/** A tenant as a visitor who reads that language gets to know it: its frame in that language, the other texts left out. */
export const inLanguage = (tenant: LoadedTenant, language: Language): LoadedTenant => {
  const { translations, ...settings } = tenant.settings;
  if (!translations) return { ...tenant, language };
  const { title, navigation, meta } = (language !== settings.language && translations[language]) || {};
  return {
    ...tenant,
    language,
    settings: {
      ...settings,
      title: title ?? settings.title,
      navigation: navigation ?? settings.navigation,
      meta: {
        ...settings.meta,
        ...(meta?.name && { name: meta.name }),
        ...(meta?.description && { description: meta.description }),
        ...(meta?.keywords && { keywords: meta.keywords }),
      },
    },
  };
};
