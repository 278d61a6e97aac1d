import { plainText, type Passage, type PassageCall, type Text } from "@serambi/kernel/service";
import { hasRoute } from "@serambi/kernel/contracts";

import { MENTOR_PATH, mentorPath } from "../../contract/paths";
import { MentorSetting } from "./settings";

const MENTOR: Text = { id: "Mentor", en: "Mentor" };
const same = (value: string): Text => ({ id: value, en: value });

/** Mentors, each with the question that they answer; none where the site has no pages of them. */
export const mentorPassages = (setting: unknown, tenant: PassageCall["tenant"]): readonly Passage[] => {
  const { data } = MentorSetting.safeParse(setting);
  if (!data || !hasRoute(tenant, MENTOR_PATH)) return [];
  return data.mentors.map(({ slug, name, question, work, skills, city, zone, languages, answer }) => ({
    path: mentorPath(slug),
    title: name,
    kind: MENTOR,
    text: [question, ...answer, `${work}.`, `${languages.join(", ")}.`].map(plainText).join("\n"),
    language: tenant.language,
    isThing: true,
    words: ["mentor", ...skills],
    facts: [
      { asks: "people", label: { id: "Keahlian", en: "Skills" }, value: same(skills.join(", ")) },
      { asks: "place", label: { id: "Tempat", en: "Place" }, value: same(`${city}, ${zone}`) },
      {
        asks: "length",
        label: { id: "Lama", en: "Length" },
        value: { id: `${data.lengthMinutes} menit`, en: `${data.lengthMinutes} minutes` },
      },
    ],
  }));
};
