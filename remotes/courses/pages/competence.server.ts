import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { orUnknown } from "../api/orUnknown";
import type { ProgramSummary } from "../contract/hosts/programs";
import { cataloguePath, competencePath, courseKey } from "../contract/paths";
import type { Messages } from "../messages/id";
import { showCourse, type CourseData } from "./course.server";
import { showList, type CatalogueData } from "./catalogue.server";

type Context = PageContext<Messages>;

/** The list of one programme. */
export interface CompetenceData extends CatalogueData {
  readonly program: Pick<ProgramSummary, "id" | "name" | "summary">;
}

/** One address per programme: whoever came by its id is told the slug's. */
const showProgram = async (
  deps: RemoteDeps,
  context: Context,
  { id, slug, name, summary }: ProgramSummary,
): Promise<Loaded<CompetenceData>> => {
  const { t, tenant, path } = context;
  const loaded = await showList(
    deps,
    context,
    { programId: id },
    {
      title: (page) => (page > 1 ? t["competence.page"](name, page) : t["competence.heading"](name)),
      description: summary || t["competence.description"](name),
      path: competencePath(tenant, slug) ?? path,
      crumbs: [{ name: t.courses, path: cataloguePath(tenant) }, { name }],
    },
  );
  return { ...loaded, data: { ...loaded.data, program: { id, name, summary } } };
};

/**
 * `/Class/Competence/{slug}`: a class by its slug (specification section 2.3), or the classes of a programme by its slug. Nobody
 * knows beforehand which of the two it is: both are asked for at once.
 */
export const competenceLoader = loader(
  async (deps: RemoteDeps, context: Context): Promise<Loaded<CourseData | CompetenceData> | Ending> => {
    const client = new CourseClient(deps.http.services, deps.report);
    const key = courseKey(context.params);
    const [overview, programme] = [client.overview(key), client.program(key)];
    const [course, program] = await Promise.all([orNull(orUnknown(overview)), orNull(orUnknown(programme))]);
    if (course) return showCourse(deps, context, course);
    if (program) return showProgram(deps, context, program);
    // One that could not be read may have it: what was wrong is said.
    if (course === null) await overview;
    if (program === null) await programme;
    return notFound();
  },
);
