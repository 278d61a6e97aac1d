import { arriving } from "@serambi/kernel/pages";
import { defineRemote, defineSlot, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { CompareData, CompareProps } from "./contract/compareSlot";
import type { FeaturedData } from "./contract/FeaturedData";
import type { FeaturedProps } from "./contract/featuredSlot";
import { pesilatSearch } from "./contract/pesilat/paths";
import type { Messages } from "./messages/id";
import { texts } from "./messages/texts";
import { classPages } from "./pages/classPages";
import { learningPages } from "./pages/learning/learningPages";
import { pesilatPages } from "./pages/pesilat/pesilatPages";
import { programPages } from "./pages/programs/programPages";
import { learningSlots } from "./slots/learning/learningSlots";
import { programSlots } from "./slots/programs/programSlots";
import { CoursesStore, type CoursesSnapshot } from "./stores/CoursesStore";

/** Neither the clients nor the schemas that they bring, nor what cleans rich text, are part of a page's first code. */
const readersOf = ({ http, now, report }: RemoteDeps) => ({
  reader: async () => {
    const { CourseClient } = await arriving(import(/* webpackChunkName: "api" */ "./api/CourseClient"));
    return new CourseClient(http.services, report);
  },
  webinars: async () => {
    const { WebinarClient } = await arriving(import(/* webpackChunkName: "api-webinars" */ "./api/WebinarClient"));
    return new WebinarClient(http.services, report);
  },
  programs: async () => {
    const { ProgramClient } = await arriving(
      import(/* webpackChunkName: "api-programs" */ "./api/programs/ProgramClient"),
    );
    return new ProgramClient(http, now, report);
  },
  lessons: async () => {
    const { LearningClient } = await arriving(
      import(/* webpackChunkName: "api-learning" */ "./api/learning/LearningClient"),
    );
    return new LearningClient(http.learning);
  },
});

const pesilatReaderOf =
  ({ http, report }: RemoteDeps) =>
  async () => {
    const { PesilatClient } = await arriving(
      import(/* webpackChunkName: "api-pesilat" */ "./api/pesilat/PesilatClient"),
    );
    return new PesilatClient(http.services, report);
  };

/** Of this browser; asked for once a page stands in one. */
const lazyShelf = async () => {
  const { LocalShelf } = await arriving(import(/* webpackChunkName: "progress" */ "./stores/learning/LocalShelf"));
  return new LocalShelf(() => localStorage);
};

export const remote = defineRemote<CoursesStore, Messages>({
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  texts,
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) =>
    new CoursesStore(
      {
        ...readersOf(deps),
        shelf: lazyShelf,
        pesilat: { reader: pesilatReaderOf(deps), search: pesilatSearch(deps.tenant) },
        now: deps.now,
      },
      saved as CoursesSnapshot | undefined,
    ),
  sitemap: () => import(/* webpackChunkName: "sitemap" */ "./api/sitemap"),
  search: () => import(/* webpackChunkName: "search" */ "./api/search"),
  pages: [...learningPages, ...classPages, ...pesilatPages, ...programPages],
  slots: [
    defineSlot<CoursesStore, FeaturedProps, FeaturedData>({
      name: "courses.featured.v1",
      schema: () => import(/* webpackChunkName: "schema-featured" */ "./contract/featuredSlot"),
      load: () => import(/* webpackChunkName: "slot-courses.featured.v1" */ "./slots/FeaturedCourses"),
      preload: (store, props) => store.featured(props),
      minHeightRem: 30,
    }),
    defineSlot<CoursesStore, CompareProps, CompareData>({
      name: "courses.compare.v1",
      schema: () => import(/* webpackChunkName: "schema-compare" */ "./contract/compareSlot"),
      load: () => import(/* webpackChunkName: "slot-courses.compare.v1" */ "./slots/ComparedCourses"),
      preload: (store, props) => store.compared(props),
      minHeightRem: 30,
    }),
    ...learningSlots,
    ...programSlots,
  ],
});
