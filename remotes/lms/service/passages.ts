import { hasRoute } from "@serambi/kernel/contracts";
import type { Passage, PassageCall, Text } from "@serambi/kernel/service";

import { LmsSetting } from "../contract/hosts/lms";
import { featurePath, LMS_PATH } from "../contract/paths";

const FEATURE: Text = { id: "Fitur LMS", en: "LMS feature" };
const PAGE: Text = { id: "Halaman", en: "Page" };

/** The LMS and its features, where the site has pages for them. */
export const passages = async ({ tenant, setting }: PassageCall): Promise<readonly Passage[]> => {
  const { data } = LmsSetting.safeParse(await setting("lms"));
  if (!data) return [];
  const { language } = tenant;
  const front: Passage = { path: LMS_PATH, title: data.title, kind: PAGE, text: data.lead, language, words: ["LMS"] };
  const features = data.features.flatMap((feature): Passage[] => {
    const path = featurePath(tenant, feature.slug);
    const { title, summary, description, listFeatures, benefits } = feature;
    const text = [
      summary,
      description,
      ...listFeatures,
      ...benefits.map(({ title: name, desc }) => `${name}. ${desc}`),
    ];
    return path === undefined
      ? []
      : [{ path, title, kind: FEATURE, text: text.filter(Boolean).join("\n"), language, words: ["LMS"] }];
  });
  return hasRoute(tenant, LMS_PATH) ? [front, ...features] : features;
};
