import type { Language } from "@serambi/kernel/contracts";
import { useLanguage, useTenant } from "@serambi/kernel/remote";

/** The language of what the site itself says, where it is another than that of the page around it. */
export const useSiteLanguage = (): Language | undefined => {
  const { settings } = useTenant();
  return settings.language === useLanguage() ? undefined : settings.language;
};
