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

/** What runs each language, in the words of a page's language. */
export const readRuntimes = (language: PageLanguage) =>
  z
    .array(Runtime)
    .parse(content)
    .map(({ differs, ...rest }) => ({ ...rest, differs: differs[language] }));
