import { formOf, SECTION_PICTURES, type SectionKind } from "@serambi/kernel/cms";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { requireUserRole } from "../../app/requireUserRole";
import { tenantHandler, type AppDeps } from "../../app/tenantHandler";
import { checkApp } from "./checkApp";
import { EDITORS } from "./editors";

const NamedApp = z.object({ app: z.string().min(1).max(255) });
const Picture = z.enum(SECTION_PICTURES).catch("text");
const Schema = z.record(z.string(), z.unknown()).catch({});

const kindsOf = ({ sections, slotOf }: AppDeps): readonly SectionKind[] =>
  sections().flatMap((remote) =>
    remote.sections.map(({ slot, name, about, picture, fields }) => ({
      slot,
      name,
      about,
      picture: Picture.parse(picture),
      form: formOf(Schema.parse(slotOf(slot)), remote.words, fields),
    })),
  );

/** The order of a catalogue: what a page begins with first, then what is alike together. */
const inOrder = (kinds: readonly SectionKind[]): readonly SectionKind[] =>
  kinds.toSorted(
    (a, b) =>
      SECTION_PICTURES.indexOf(a.picture) - SECTION_PICTURES.indexOf(b.picture) || a.name.id.localeCompare(b.name.id),
  );

/** `GET {app}/cms/app/sections`: every section that may be put on a page, with the form that it is filled in by. */
export const sectionRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    "/:app/cms/app/sections",
    tenantHandler(deps, NamedApp, async (call) => {
      checkApp(call);
      await requireUserRole(call, EDITORS, deps.now());
      return inOrder(kindsOf(deps));
    }),
  );
};
