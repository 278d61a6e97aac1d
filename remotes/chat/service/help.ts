import { hasRoute, LANGUAGES } from "@serambi/kernel/contracts";
import type { Passage, PassageCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import files from "./help.folder";
import { HELP_KIND } from "./helpKind";

const said = z.object({ title: z.string(), text: z.string() });
const Help = z.array(z.object({ route: z.string(), words: z.array(z.string()), id: said, en: said }));

/** How one pays, registers and comes in again, on sites that have the pages for it. */
export const helpPassages = ({ tenant }: PassageCall): Promise<readonly Passage[]> => {
  const all = Help.parse(parse(files["help.yaml"] ?? ""));
  const here = all.filter(({ route }) => hasRoute(tenant, route));
  const passages = here.flatMap(({ route, words, ...texts }) =>
    LANGUAGES.map((language): Passage => ({ path: route, kind: HELP_KIND, words, language, ...texts[language] })),
  );
  return Promise.resolve(passages);
};
