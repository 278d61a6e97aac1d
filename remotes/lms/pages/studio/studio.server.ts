import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, redirect } from "@serambi/kernel/server";

import { LMS_PATH, lmsPath } from "../../contract/paths";
import { languageNamed } from "../../contract/studio/languages";
import { STUDIO_FEATURE_SLUG, STUDIO_PATH } from "../../contract/studio/paths";
import { sampleProgram } from "../../contract/studio/sampleProgram";
import type { StudioMessages } from "../../messages/studio.id";

/** `/Lms/Features/coding-studio`: a program of the language that is asked for, to begin with. */
export const studioLoader = loader(
  async (_deps: RemoteDeps, { t, tenant, path, query }: PageContext<StudioMessages>) => {
    // As with any feature: its slug has one way to be written.
    if (!path.endsWith(`/${STUDIO_FEATURE_SLUG}`)) {
      const search = query.toString();
      return redirect(search ? `${STUDIO_PATH}?${search}` : STUDIO_PATH, 301);
    }
    const language = languageNamed(query.get("language")) ?? "python";
    return {
      data: { sample: sampleProgram(language, { comment: t.sampleComment, greeting: t.sampleGreeting }) },
      head: { title: t.studio, description: t.studioDescription, canonicalPath: STUDIO_PATH },
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "SoftwareApplication",
          name: t.studio,
          description: t.studioDescription,
          url: tenant.origin + STUDIO_PATH,
          applicationCategory: "DeveloperApplication",
          operatingSystem: "Web",
          inLanguage: tenant.settings.language,
        },
        breadcrumbList(tenant, [
          { name: LMS_PATH.slice(1).toUpperCase(), path: lmsPath(tenant) },
          { name: t.studio, path: STUDIO_PATH },
        ]),
      ],
    };
  },
);
