import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { languageNamed } from "../../contract/studio/languages";
import { STUDIO_PATH } from "../../contract/studio/paths";
import { sampleProgram } from "../../contract/studio/sampleProgram";
import type { StudioMessages } from "../../messages/studio.id";

/** `/Lms/Features/coding-studio/embed`: its program stands in the fragment, which no server sees. */
export const embedLoader = loader(async (_deps: RemoteDeps, { t, query }: PageContext<StudioMessages>) => {
  const language = languageNamed(query.get("language")) ?? "python";
  return {
    data: { sample: sampleProgram(language, { comment: t.sampleComment, greeting: t.sampleGreeting }) },
    head: { title: t.studio, description: t.studioDescription, canonicalPath: STUDIO_PATH },
  };
});
