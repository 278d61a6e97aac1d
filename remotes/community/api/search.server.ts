import type { SearchModule } from "@serambi/kernel/server";

import { mentorPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { mentorsOf } from "./mentorsOf";

/** Mentors in the search of the site: by name, question, skill and city. */
export const search: SearchModule<Messages> = {
  kinds: { mentor: { name: (t) => t.mentor, icon: "person" } },
  parts: {
    mentors: async (deps) =>
      (await mentorsOf(deps)).map(({ slug, name, question, skills, city }) => ({
        kind: "mentor",
        path: mentorPath(slug),
        title: name,
        note: question,
        words: [...skills, city],
      })),
  },
};
