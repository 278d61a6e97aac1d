import { POST_KINDS } from "@serambi/kernel/contracts";
import type { FastifyInstance } from "fastify";

import { ApiFailure } from "../../app/ApiFailure";
import { tenantHandler, type AppDeps } from "../../app/tenantHandler";
import { findPost } from "./findPost";
import { listCategories } from "./listCategories";
import { listGallery } from "./listGallery";
import { kindsOf, listPosts, READ_KINDS } from "./listPosts";
import { GalleryQuery, KindQuery, PostQuery, SearchQuery } from "./queries";

/** An episode has its own detail, with what is said in it. */
const DETAIL_KINDS = POST_KINDS.filter((kind) => kind !== "podcast");

/** Posts of every kind and the gallery (specification section 7.1, `post/…` and `podcast/…`; decision 32). */
export const postRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    "/post/article/list",
    tenantHandler(deps, SearchQuery, ({ tx, input: { kind, ...query } }) =>
      listPosts(tx, { ...query, kinds: kindsOf(kind, READ_KINDS) }, deps.now()),
    ),
  );

  app.get(
    "/post/list",
    tenantHandler(deps, KindQuery, ({ tx, input: { kind, ...query } }) =>
      listPosts(tx, { ...query, kinds: kindsOf(kind) }, deps.now()),
    ),
  );

  app.get(
    "/v2/post/category",
    tenantHandler(deps, SearchQuery, ({ tx, input }) => {
      const kinds = input.kind === undefined ? READ_KINDS : kindsOf(input.kind);
      return listCategories(tx, { ...input, kinds }, deps.now());
    }),
  );

  app.get(
    "/post/detail",
    tenantHandler(deps, PostQuery, async ({ tx, input, texts }) => {
      const found = await findPost(tx, input.id, DETAIL_KINDS, deps.now());
      if (!found) throw new ApiFailure(404, texts.postNotFound);
      return found;
    }),
  );

  app.get(
    "/podcast/list",
    tenantHandler(deps, SearchQuery, ({ tx, input: { kind: _any, ...query } }) =>
      listPosts(tx, { ...query, kinds: ["podcast"] }, deps.now()),
    ),
  );

  app.get(
    "/podcast/detail",
    tenantHandler(deps, PostQuery, async ({ tx, input, texts }) => {
      const found = await findPost(tx, input.id, ["podcast"], deps.now());
      if (!found) throw new ApiFailure(404, texts.episodeNotFound);
      return found;
    }),
  );

  app.get(
    "/post/gallery/list",
    tenantHandler(deps, GalleryQuery, ({ tx, input }) => listGallery(tx, input, deps.now())),
  );
};
