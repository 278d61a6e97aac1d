import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../app/ApiFailure";
import { messagesFor } from "../app/messages/messagesFor";
import { readInput } from "../app/readInput";
import { findUser } from "../app/requireUserRole";
import { answer, type AppDeps } from "../app/tenantHandler";
import { isDrawing } from "./cleanPicture";
import { judgeFile } from "./judgeFile";
import { addPart, beginFile, dropFile, finishFile, type SentPart } from "./looseFiles";

/** The gateway takes no more (docs/hosts.md): a form with a file of 5 MB fits. */
const BODY_BYTES = 6 * 1024 * 1024;
const FILE_TYPE = /^(?:multipart\/form-data|application\/(?:octet-stream|pdf)|image\/[a-z]+)\b/i;

const Key = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
/** `id` and `at` go on with a file; without them one begins. `size` is that of the whole file; missing: the body is all of it. */
const PartQuery = z.object({
  id: Key.optional(),
  at: z.coerce.number().int().nonnegative().default(0),
  name: z.string().default(""),
  size: z.coerce.number().int().nonnegative().optional(),
  /** Deletes the file, unless a service has taken it. */
  cancel: z.literal("1").optional(),
});

/** A form with a file has one field, or some beside it. */
const MAX_FIELDS = 16;

/** Counted before the form is read: ten thousand fields keep the thread of all sites busy for a third of a second. */
const hasManyFields = (bytes: Buffer, type: string): boolean => {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ""}`;
  let at = bytes.indexOf(boundary);
  for (let count = 0; at !== -1; count += 1) {
    // The last one ends the form.
    if (count > MAX_FIELDS) return true;
    at = bytes.indexOf(boundary, at + boundary.length);
  }
  return false;
};

/** A form with a field `file` is a whole file; any other body is a part, and the address says of which. */
const readPart = async ({ body, headers, query }: FastifyRequest): Promise<SentPart> => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = headers["content-type"] ?? "";
  if (!/^multipart/i.test(type)) {
    const { id, at, name, size = bytes.length, cancel } = readInput(PartQuery, query, messagesFor());
    return { id, at, name, size, bytes, isCancelled: cancel !== undefined };
  }
  if (hasManyFields(bytes, type)) throw new ApiFailure(400, messagesFor().badRequest);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) throw new ApiFailure(400, messagesFor().badRequest);
  const sent = Buffer.from(await file.arrayBuffer());
  return { id: undefined, at: 0, name: file.name, size: sent.length, bytes: sent, isCancelled: false };
};

/** Those who write for a site or run it: an SVG of theirs is drawn. */
const DRAWN_FOR: ReadonlySet<string> = new Set(["superadmin", "admin", "writer"]);

const mayDraw = async (call: Parameters<typeof findUser>[0], now: Date): Promise<boolean> =>
  DRAWN_FOR.has((await findUser(call, now))?.role ?? "none");

const judging = new Map<string, ReturnType<typeof judgeFile>>();

/** A caller who has waited for too long asks again: the file is looked into once all the same. */
const judgeOnce = (id: string, bytes: Buffer, takesDrawings: boolean): ReturnType<typeof judgeFile> => {
  const begun = judging.get(id) ?? judgeFile(bytes, takesDrawings).finally(() => judging.delete(id));
  judging.set(id, begun);
  return begun;
};

/**
 * `POST drive/upload` (specification section 7.1): photographs, PDFs, and SVGs of those who run the site, of up to 5 MB, whole or in parts. What is whole is looked into between
 * two transactions: unfolding a picture takes longer than anybody should wait for the database.
 */
export const driveRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(FILE_TYPE, { parseAs: "buffer", bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/drive/upload", { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const part = await readPart(request);
      const got = { id: "", whole: null as Buffer | null, takesDrawings: false, refusal: null as ApiFailure | null };
      const added = await answer(
        deps,
        request,
        () => part,
        async (call) => {
          if (part.isCancelled && part.id !== undefined) {
            await dropFile(call, part.id);
            return { id: part.id, receivedBytes: 0, isWhole: false };
          }
          got.id = part.id ?? (await beginFile(call, part, deps.now()));
          const { state, whole } = await addPart(call, got.id, part);
          got.whole = whole;
          got.takesDrawings = whole !== null && isDrawing(whole) && (await mayDraw(call, deps.now()));
          return state;
        },
      );
      void reply.code(201);
      if (got.whole === null) return added;
      const judged = await judgeOnce(got.id, got.whole, got.takesDrawings);
      const kept = await answer(
        deps,
        request,
        () => judged,
        async (call) => {
          if (typeof judged !== "string") return finishFile(call, got.id, judged);
          await dropFile(call, got.id);
          const { invalid, drive } = call.texts;
          got.refusal = new ApiFailure(422, invalid, { fields: { file: drive[judged] } });
          return null;
        },
      );
      // Thrown within the transaction it would keep the file.
      if (got.refusal) throw got.refusal;
      return kept;
    });
  });
};
