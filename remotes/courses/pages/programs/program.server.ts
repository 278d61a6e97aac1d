import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, stripTags, type JsonLd, type PageHead } from "@serambi/kernel/seo";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { orUnknown } from "../../api/orUnknown";
import { ProgramClient } from "../../api/programs/ProgramClient";
import type { FeaturedData } from "../../contract/FeaturedData";
import type { ProgramDetail } from "../../contract/hosts/programs";
import { coursePath } from "../../contract/paths";
import { programKey, programPath, programsPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";

type Context = PageContext<Messages>;

/** The catalogue has the rest. */
const CLASSES_SHOWN = 12;
/** Beside the description; the programme's own page of dates has the rest. */
const DATES_SHOWN = 3;

const summaryOf = ({ summary, description }: ProgramDetail): string => summary || stripTags(description);

/** One address per programme: whoever came by its id is told the slug's, where the site has that. */
const headOf = (program: ProgramDetail, { tenant, path }: Context): PageHead => ({
  title: program.name,
  description: summaryOf(program),
  canonicalPath: programPath(tenant, program) ?? path,
  ...(program.logo && { image: program.logo }),
});

const jsonLdOf = (
  program: ProgramDetail,
  classes: FeaturedData["items"],
  { t, tenant, path }: Context,
): readonly JsonLd[] => {
  const { name } = program;
  const provider = { "@type": "EducationalOrganization", name: tenant.settings.title, url: `${tenant.origin}/` };
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

/** `/Program/{slug}` and `/Program/{id}/{slug}`: one programme, and each of its parts that can be had. */
export const programLoader = loader(async ({ http, now, report }: RemoteDeps, context: Context) => {
  const client = new ProgramClient(http, now, report);
  const program = await orUnknown(client.program(programKey(context.params)));
  if (!program) return notFound();
  const [classes, events, schools] = await Promise.all([
    orNull(client.classes(program.id, CLASSES_SHOWN)),
    orNull(client.events(program.id)),
    orNull(client.schools(program.id, parsePageNumber(context.query))),
  ]);
  return {
    data: {
      program,
      classes,
      dates: events && { items: events.items.slice(0, DATES_SHOWN), isPartial: events.isPartial },
      schools,
    },
    head: headOf(program, context),
    jsonLd: jsonLdOf(program, classes?.items ?? [], context),
  };
});
