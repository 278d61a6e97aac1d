import type { ProgramDetail } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, stripTags, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { coursePath } from "../../contract/paths";
import { programKey, programPath, programsPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { programOf } from "./programOf";

type Context = PageContext<Messages>;

const summaryOf = ({ summary, description }: ProgramDetail): string => summary || stripTags(description);

/** One address per programme: whoever came by its id is told the slug's, where the site has that. */
export const programHead = (store: CoursesStore, context: Context): PageHead => {
  const program = programOf(store, context);
  if (!program) return { title: context.t["programs.title"], isIndexed: false };
  return {
    title: program.name,
    description: summaryOf(program),
    canonicalPath: programPath(context.tenant, program) ?? context.path,
    ...(program.logo && { image: program.logo }),
  };
};

export const programJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const program = programOf(store, context);
  if (!program) return [];
  const { tenant, t, path } = context;
  const { name } = program;
  const provider = { "@type": "EducationalOrganization", name: tenant.settings.title, url: `${tenant.origin}/` };
  const classes = programsOf(store).program(programKey(context.params)).classes.state.data?.items ?? [];
  return [
    breadcrumbList(tenant, [{ name: t["programs.title"], path: programsPath(tenant) }, { name }]),
    {
      "@context": "https://schema.org",
      "@type": "EducationalOccupationalProgram",
      name,
      description: summaryOf(program) || name,
      url: tenant.origin + (programPath(tenant, program) ?? path),
      provider,
      ...(classes.length > 0 && {
        hasCourse: classes.map((course) => {
          const to = coursePath(tenant, course.slug, course.type);
          return {
            "@type": "Course",
            name: course.name,
            description: course.description || course.name,
            ...(to !== undefined && { url: tenant.origin + to }),
            provider,
          };
        }),
      }),
    },
  ];
};
