import { AppError } from "@serambi/kernel/errors";
import { defineRemote, defineSlot, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import { parseCatalogQuery } from "./contract/catalogQuery";
import type { CourseReader } from "./contract/CourseReader";
import type { FeaturedData } from "./contract/FeaturedData";
import type { FeaturedProps } from "./contract/featuredSlot";
import { CATALOGUE_PATHS, COURSE_PATHS, courseKey } from "./contract/paths";
import type { Messages } from "./messages/id";
import { catalogueHead, catalogueJsonLd } from "./pages/catalogueHead";
import { courseHead, courseJsonLd } from "./pages/courseHead";
import { courseSlots } from "./pages/courseSlots";
import { CoursesStore, type CoursesSnapshot } from "./stores/CoursesStore";

const UNKNOWN_CLASS = new Set(["not-found", "bad-request", "invalid"]);

/** The client comes with the first call: neither it nor the schemas it brings are part of a page's first code. */
const lazyReader =
  ({ http }: RemoteDeps) =>
  async (): Promise<CourseReader> => {
    const { CourseClient } = await import(/* webpackChunkName: "api" */ "./api/CourseClient").catch(
      (cause: unknown) => {
        throw new AppError("offline", "The client could not be loaded", { cause });
      },
    );
    return new CourseClient(http.services);
  };

export const remote = defineRemote<CoursesStore, Messages>({
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) =>
    new CoursesStore({ reader: lazyReader(deps), now: deps.now }, saved as CoursesSnapshot | undefined),
  sitemap: () => import(/* webpackChunkName: "sitemap" */ "./api/sitemap"),
  pages: [
    {
      id: "catalogue",
      paths: CATALOGUE_PATHS,
      load: () => import(/* webpackChunkName: "page-catalogue" */ "./pages/CataloguePage"),
      preload: async ({ catalog }, { query }) => {
        await catalog.show(parseCatalogQuery(query));
        // The page stands and offers a retry; whoever only reads its status is told too.
        return { kind: "ok", ...(catalog.list.state.phase === "failed" && { status: 503 }) };
      },
      head: catalogueHead,
      jsonLd: catalogueJsonLd,
    },
    {
      id: "course",
      paths: COURSE_PATHS,
      load: () => import(/* webpackChunkName: "page-course" */ "./pages/CoursePage"),
      preload: async (store, { params }) => {
        const failure = await store.course(courseKey(params)).open();
        if (!failure) return { kind: "ok" };
        if (UNKNOWN_CLASS.has(failure.code)) return { kind: "not-found" };
        throw failure;
      },
      slots: courseSlots,
      head: courseHead,
      jsonLd: courseJsonLd,
    },
  ],
  slots: [
    defineSlot<CoursesStore, FeaturedProps, FeaturedData>({
      name: "courses.featured.v1",
      schema: () => import(/* webpackChunkName: "schema-featured" */ "./contract/featuredSlot"),
      load: () => import(/* webpackChunkName: "slot-courses.featured.v1" */ "./slots/FeaturedCourses"),
      preload: (store, props) => store.featured(props),
      minHeightRem: 30,
    }),
  ],
});
