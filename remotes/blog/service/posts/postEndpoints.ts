import { endpoint, type Endpoint } from "@serambi/kernel/service";

import { POST_KINDS } from "../../contract/hosts/posts";
import { texts } from "../texts";
import { findPost } from "./findPost";
import { listCategories } from "./listCategories";
import { listGallery } from "./listGallery";
import { kindsOf, listPosts, READ_KINDS } from "./listPosts";
import { GalleryQuery, KindQuery, PostQuery, SearchQuery } from "./queries";

/** An episode has its own detail, with what is said in it. */
const DETAIL_KINDS = POST_KINDS.filter((kind) => kind !== "podcast");

const open = { host: "services", method: "GET", access: "anyone" } as const;

/** Posts of every kind and the gallery (specification section 7.1, `post/…` and `podcast/…`; decision 32). */
export const postEndpoints: readonly Endpoint[] = [
  endpoint({
    ...open,
    path: "/post/article/list",
    query: SearchQuery,
    handle: ({ db, now, query: { kind, ...query } }) =>
      listPosts(db, { ...query, kinds: kindsOf(kind, READ_KINDS) }, now),
  }),
  endpoint({
    ...open,
    path: "/post/list",
    query: KindQuery,
    handle: ({ db, now, query: { kind, ...query } }) => listPosts(db, { ...query, kinds: kindsOf(kind) }, now),
  }),
  endpoint({
    ...open,
    path: "/v2/post/category",
    query: SearchQuery,
    handle: ({ db, now, query }) => {
      const kinds = query.kind === undefined ? READ_KINDS : kindsOf(query.kind);
      return listCategories(db, { ...query, kinds }, now);
    },
  }),
  endpoint({
    ...open,
    path: "/post/detail",
    query: PostQuery,
    handle: async ({ db, now, query, fail }) =>
      (await findPost(db, query.id, DETAIL_KINDS, now)) ?? fail(404, texts.postNotFound),
  }),
  endpoint({
    ...open,
    path: "/podcast/list",
    query: SearchQuery,
    handle: ({ db, now, query: { kind: _any, ...query } }) => listPosts(db, { ...query, kinds: ["podcast"] }, now),
  }),
  endpoint({
    ...open,
    path: "/podcast/detail",
    query: PostQuery,
    handle: async ({ db, now, query, fail }) =>
      (await findPost(db, query.id, ["podcast"], now)) ?? fail(404, texts.episodeNotFound),
  }),
  endpoint({
    ...open,
    path: "/post/gallery/list",
    query: GalleryQuery,
    handle: ({ db, now, query }) => listGallery(db, query, now),
  }),
];
