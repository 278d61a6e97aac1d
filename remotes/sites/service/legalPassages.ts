import { hasRoute, LANGUAGES, type PublicTenant } from "@serambi/kernel/contracts";
import type { Passage, Text } from "@serambi/kernel/service";

import type { LegalSetting } from "../contract/hosts/legal";
import { clauseId } from "../contract/legal/clauseId";
import { featuresOf, siteParts } from "../contract/legal/features";
import { fillPlaces } from "../contract/legal/LegalFile";
import { LEGAL_DOCUMENTS, LEGAL_PATHS } from "../contract/legal/paths";
import { readTexts } from "../contract/legal/readTexts";
import { sitePlaces } from "../contract/legal/sitePlaces";

const KIND: Text = { id: "Ketentuan", en: "Rules" };

/** Each clause in force, in both languages: its short line first, which answers most questions. */
export const legalPassages = (tenant: PublicTenant, setting: LegalSetting | null): readonly Passage[] => {
  const features = featuresOf(tenant, setting);
  const shown = LEGAL_DOCUMENTS.filter((document) => hasRoute(tenant, LEGAL_PATHS[document]));
  return shown.flatMap((document) =>
    LANGUAGES.flatMap((language) => {
      const places = sitePlaces(tenant, setting, language);
      const [newest] = readTexts()[document][language];
      if (!newest) return [];
      return siteParts(newest.clauses, features).map(({ id, title, short, text }): Passage => ({
        path: `${LEGAL_PATHS[document]}#${clauseId(id)}`,
        title: newest.name,
        heading: title,
        kind: KIND,
        text: fillPlaces([short, ...text].join("\n"), places),
        language,
        isLegal: true,
      }));
    }),
  );
};
