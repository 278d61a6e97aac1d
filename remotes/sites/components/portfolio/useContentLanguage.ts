import type { Language } from "@serambi/kernel/contracts";
import { useLanguage, useTenant } from "@serambi/kernel/remote";

/** The language that the cases are written in, for `lang`; undefined where the page around them has the same. */
export const useContentLanguage = (): Language | undefined => {
  const written = useTenant().settings.language;
  return useLanguage() === written ? undefined : written;
};
