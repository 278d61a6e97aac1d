import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { requireUserRole } from "../../app/requireUserRole";
import { changingHandler, type AppDeps } from "../../app/tenantHandler";
import { TenantFiles } from "../../drive/TenantFiles";
import { checkApp } from "./checkApp";
import { EDITORS } from "./editors";
import { makeSite, NewSite } from "./newSite";

const name = z.string().min(1).max(255);
const SentPicture = z.object({ app: name, body: z.object({ file: z.string().max(100) }) });
const AskedSite = z.object({ app: name, body: NewSite });

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_SITE_BYTES = 1024 * 1024;
const CREATED = 201;

/** Pictures of a site's settings, and sites that are new (decision 94). */
export const siteRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const takePicture = changingHandler(deps, SentPicture, async (call) => {
    checkApp(call);
    await requireUserRole(call, EDITORS, deps.now());
    const files = new TenantFiles(call.tx, call.tenant, "cms");
    const taken = await files.take(call.input.body.file, { kinds: ["picture"], maxBytes: MAX_PICTURE_BYTES });
    if (!taken) throw new ApiFailure(422, call.texts.invalid, { fields: { file: call.texts.pictureUnusable } });
    return { address: taken.address };
  });
  app.post("/:app/cms/app/pictures", (request, reply) => {
    void reply.code(CREATED);
    return takePicture(request);
  });

  const make = changingHandler(deps, AskedSite, async (call) => {
    checkApp(call);
    const user = await requireUserRole(call, ["superadmin"], deps.now());
    const made = await makeSite(call, deps, call.input.body, user);
    // A host that was nobody's has a site now.
    call.noteChanged();
    return made;
  });
  app.post("/:app/cms/app/sites", { bodyLimit: MAX_SITE_BYTES }, (request, reply) => {
    void reply.code(CREATED);
    return make(request);
  });
};
