import { CERTIFICATE_FILES, LANGUAGES, type CertificateFile } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

import type { PaintTask } from "../cards/paint";
import type { PictureCache } from "../images/PictureCache";
import { sendPicture } from "../images/sendPicture";
import { TaskQueue } from "../images/TaskQueue";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import { certificateDigest, certificateFileName } from "./CertificateFace";
import { CertificateFiles, type CertificateFilesDeps } from "./CertificateFiles";

interface CertificatesDeps extends CertificateFilesDeps {
  readonly cache: PictureCache;
  /** Makes a file. */
  readonly paint: (task: PaintTask) => Promise<Buffer>;
}

/** As people type it: any letter case, with or without dashes. */
const CODE = /^[A-Za-z0-9-]{12,20}$/;
const Query = z.object({ lang: z.enum(LANGUAGES).optional() });

const isFile = (file: string): file is CertificateFile => CERTIFICATE_FILES.some((one) => one === file);

const missing = (): AppError => new AppError("not-found", "No such certificate");

/**
 * The files of a certificate, `/certificates/<code>/<file>`: its code is what there is to know, and proves something on its own
 * site only. The address stays and the site's look may change: browsers ask again after a day.
 */
export const registerCertificates = (app: FastifyInstance, { cache, paint, ...deps }: CertificatesDeps): void => {
  const certificates = new CertificateFiles(deps);
  const queue = new TaskQueue(1, 24);

  app.get<{ Params: { code: string; file: string } }>(
    "/certificates/:code/:file",
    { config: { kind: "static" } },
    async (request, reply) => {
      const { code, file } = request.params;
      const query = Query.safeParse(request.query);
      if (!CODE.test(code) || !isFile(file) || !query.success) throw missing();
      const host = parseHost(request.headers.host);
      const origin = requestOrigin(request);
      const found = await certificates.current({ host, origin, code, language: query.data.lang });
      if (!found) throw missing();
      request.tenantKey = found.tenant;
      const { face } = found;
      const made = await cache.get(`certificate ${certificateDigest(face)} ${file}`, () =>
        queue.run(async () => ({
          type: file.endsWith(".pdf") ? "application/pdf" : "image/png",
          body: await paint({ kind: "certificate", face, file }),
        })),
      );
      // A learner's name is nothing for search engines; a card is shown by others.
      reply.header("x-robots-tag", "noindex");
      if (file === "card.png") reply.header("cross-origin-resource-policy", "cross-origin");
      else {
        const name = certificateFileName(face, found.code) + file.slice(file.lastIndexOf("."));
        reply.header("content-disposition", `attachment; filename="${name}"`);
      }
      return sendPicture(request, reply, made, "day");
    },
  );
};
