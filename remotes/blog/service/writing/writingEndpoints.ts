import { endpoint, optionalText, pageNumber, pageSize, requiredText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { texts } from "../texts";
import { changeEndpoints } from "./changeEndpoints";
import { checkLinks } from "./checkLinks";
import { findMoved } from "./findMoved";
import { listWriting, STATES } from "./listWriting";
import { pictureSize } from "./pictureSize";
import { lengthOf, linksOf, renderText } from "./renderText";
import { readWriting } from "./readWriting";
import { WritingKind } from "./WritingValue";
import { WRITERS, WritingParams } from "./writers";

const ListQuery = z.object({
  page: pageNumber(),
  pageSize: pageSize(20),
  search: optionalText(100),
  kind: WritingKind.or(z.literal("").transform(() => undefined)).optional(),
  state: z
    .enum(STATES)
    .or(z.literal("").transform(() => undefined))
    .optional(),
});

/** The drive takes pictures up to this size. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const TEXT_LIMIT_BYTES = 512 * 1024;

/** Endpoints by which those who write for a site read it, and look at a text before they publish it. */
export const writingEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/post/moved",
    access: "anyone",
    query: z.object({ path: requiredText(300) }),
    handle: async ({ sql, now, query, fail }) =>
      (await findMoved(sql, query.path, now)) ?? fail(404, texts.movedNowhere),
  }),
  endpoint({
    ...WRITERS,
    method: "GET",
    path: "/post/writing/list",
    query: ListQuery,
    handle: ({ sql, now, query }) => listWriting(sql, query, now),
  }),
  endpoint({
    ...WRITERS,
    method: "GET",
    path: "/post/writing/categories",
    handle: ({ sql }) => sql.query("select slug, name from categories order by position, slug"),
  }),
  endpoint({
    ...WRITERS,
    method: "GET",
    path: "/post/writing/one/:kind/:id",
    params: WritingParams,
    handle: async ({ sql, now, params: { kind, id }, fail }) =>
      (await readWriting(sql, kind, id, now)) ?? fail(404, texts.writingNotFound),
  }),
  // Rendered by what renders a publication: what is looked at is what will be shown.
  endpoint({
    ...WRITERS,
    method: "POST",
    path: "/post/writing/preview",
    bodyLimitBytes: TEXT_LIMIT_BYTES,
    body: z.object({ text: z.string().max(200_000) }),
    handle: async ({ sql, now, body, answerWith }) => {
      const html = renderText(body.text);
      answerWith(200);
      return { html, ...lengthOf(html), links: await checkLinks(sql, linksOf(html), now) };
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: "/post/writing/picture",
    body: z.object({ file: requiredText(100) }),
    handle: async ({ files, body, fail }) => {
      const taken = await files.take(body.file, { kinds: ["picture"], maxBytes: MAX_PICTURE_BYTES });
      const read = taken && (await files.read(taken.id));
      const size = read && pictureSize(read.bytes);
      if (!taken?.address || !size) return fail(422, texts.noPicture, { file: texts.noPicture });
      return { address: taken.address, ...size };
    },
  }),
  ...changeEndpoints,
];
