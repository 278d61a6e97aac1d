import type { PublicTenant } from "../contracts";

/**
 * A sentence as the site says it (`settings.voice`), with its values filled in.
 * @param name who says it, and what: `courses.catalogue`
 * @returns undefined where the site has no such sentence, or a value that it needs is not known: then the product's words are said
 */
export const inVoice = (
  { settings }: Pick<PublicTenant, "settings">,
  name: string,
  values: Readonly<Record<string, string | null>> = {},
): string | undefined => {
  const parts = settings.voice?.[name]?.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? values[part] : part));
  return parts?.every((part) => typeof part === "string") ? parts.join("") : undefined;
};
