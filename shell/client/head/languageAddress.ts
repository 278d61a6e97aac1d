import { LANGUAGE_PARAMETER, type Language, type PublicTenant } from "@serambi/kernel/contracts";

/** Address of a page in one of its languages: the site's own is the plain address. */
export const languageAddress = ({ origin, settings }: PublicTenant, path: string, language: Language): string => {
  // Put together from text: against a base, a path that begins with two slashes would be another host.
  const url = new URL(origin + path);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (language !== settings.language) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
};

/** Whether an address asks for a page in another language than the one that this visit has. */
export const asksOtherLanguage = (url: URL, language: Language): boolean => {
  const asked = url.searchParams.get(LANGUAGE_PARAMETER);
  return asked !== null && asked !== language;
};
