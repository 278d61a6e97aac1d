import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { inVoice } from "@serambi/kernel/remote";

/** A list's heading in the site's words: `<name>-one` where there is one thing in it, undefined where there is none. */
export const spokenCount = (
  tenant: PublicTenant,
  name: string,
  count: number,
  language: Language,
): string | undefined => {
  if (count === 0) return undefined;
  const values = { count: formatNumber(count, language) };
  return (count === 1 ? inVoice(tenant, `${name}-one`, values) : undefined) ?? inVoice(tenant, name, values);
};
