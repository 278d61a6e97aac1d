import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { orUnknown } from "../../api/orUnknown";
import { ProgramClient } from "../../api/programs/ProgramClient";
import { toHeading } from "../../api/programs/toHeading";
import { curriculaPath, curriculumPath, programKey } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";

/** `/Curriculum/{program}`: what the classes of one programme teach, in figures. */
export const curriculumLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, path, params }: PageContext<Messages>) => {
    const client = new ProgramClient(http, now, report);
    const program = await orUnknown(client.program(programKey(params)));
    if (!program) return notFound();
    const classes = await orNull(client.curriculum(program.id));
    const title = t["curriculum.of"](program.name);
    return {
      data: { program: toHeading(program), classes },
      head: {
        title,
        description: t["curriculum.description"](program.name),
        canonicalPath: curriculumPath(tenant, program) ?? path,
        ...(classes === null && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t["curricula.title"], path: curriculaPath(tenant) }, { name: title }])],
      ...(classes === null && { status: 503 }),
    };
  },
);
