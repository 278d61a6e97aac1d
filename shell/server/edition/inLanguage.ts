import { offeredLanguages, type Language, type TenantSettings } from "@serambi/kernel/contracts";

/** The language in which a visitor reads a site: what they chose where the site offers it, the site's own otherwise. */
export const visitLanguage = (settings: TenantSettings, choice: string | undefined): Language =>
  offeredLanguages(settings).find((language) => language === choice) ?? settings.language;

/** Settings as whoever reads that language gets to know them: the frame in that language, the other texts left out. */
export const inLanguage = (said: TenantSettings, language: Language): TenantSettings => {
  const { translations, voice: ownVoice, ...settings } = said;
  const isOwn = language === settings.language;
  if (!translations && isOwn) return said;
  const { title, navigation, meta, voice } = (!isOwn && translations?.[language]) || {};
  // A sentence of the site's own language would stand alone among texts of the other.
  const spoken = isOwn ? ownVoice : voice;
  return {
    ...settings,
    ...(spoken && { voice: spoken }),
    title: title ?? settings.title,
    navigation: navigation ?? settings.navigation,
    meta: {
      ...settings.meta,
      ...(meta?.name && { name: meta.name }),
      ...(meta?.description && { description: meta.description }),
      ...(meta?.keywords && { keywords: meta.keywords }),
    },
  };
};
