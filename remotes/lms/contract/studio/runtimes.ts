import type { Language as PageLanguage } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import content from "./runtimes.json";
import { LANGUAGES } from "./Session";

const Runtime = z.object({
  language: z.enum(LANGUAGES),
  engine: z.string(),
  package: z.string(),
  licence: z.string(),
  source: z.url(),
  differs: z.object({ id: z.string(), en: z.string() }),
});

/**
 * The runtime of each language, in the words of a page's language; `build` names the package that is served, and its version.
 * @param versions by package, as this remote's package.json has them
 */
export const readRuntimes = (language: PageLanguage, versions: Readonly<Record<string, string>>) =>
  z
    .array(Runtime)
    .parse(content)
    .map(({ differs, package: name, ...rest }) => ({
      ...rest,
      build: `${name} ${versions[name] ?? ""}`.trim(),
      differs: differs[language],
    }));
