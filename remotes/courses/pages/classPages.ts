import type { PageContext, PageOutcome } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";

import { parseCatalogQuery, parsePage } from "../contract/catalogQuery";
import {
  CATALOGUE_PATHS,
  COMPETENCE_PATH,
  COURSE_PATHS,
  courseKey,
  OVERVIEW_PATH,
  VIDEO_PATH,
} from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { chunkPage } from "./chunkPage";
import { openCourse } from "./openCourse";

type Context = PageContext<Messages>;

const UNKNOWN_PROGRAM = new Set(["not-found", "bad-request", "invalid"]);

/** The page stands and offers a retry; whoever only reads its status is told too. */
const standing = ({ phase }: RemoteState<unknown>): PageOutcome => ({
  kind: "ok",
  ...(phase === "failed" && { status: 503 }),
});

const openCatalogue = async ({ catalog }: CoursesStore, { query }: Context): Promise<PageOutcome> => {
  await catalog.show(parseCatalogQuery(query));
  return standing(catalog.list.state);
};

const openCompetence = async (store: CoursesStore, { params, query }: Context): Promise<PageOutcome> => {
  const competence = store.competence(courseKey(params));
  const failure = await competence.open(parseCatalogQuery(query));
  if (!failure) return standing(competence.catalog.list.state);
  if (UNKNOWN_PROGRAM.has(failure.code)) return { kind: "not-found" };
  throw failure;
};

/** The lists of classes, the pages of classes, and the webinars. */
export const classPages = [
  chunkPage({
    id: "catalogue",
    paths: CATALOGUE_PATHS,
    load: () => import(/* webpackChunkName: "page-catalogue" */ "./CataloguePage"),
    preload: openCatalogue,
  }),
  chunkPage({
    id: "competence",
    paths: [COMPETENCE_PATH],
    load: () => import(/* webpackChunkName: "page-competence" */ "./CompetencePage"),
    preload: openCompetence,
  }),
  chunkPage({
    id: "course",
    paths: COURSE_PATHS,
    load: () => import(/* webpackChunkName: "page-course" */ "./CoursePage"),
    preload: (store, { params }) => openCourse(store, courseKey(params)),
  }),
  chunkPage({
    id: "overview",
    paths: [OVERVIEW_PATH],
    load: () => import(/* webpackChunkName: "page-overview" */ "./OverviewPage"),
    preload: (store, context) => {
      const { code } = context.params;
      return code === undefined ? openCatalogue(store, context) : openCourse(store, code);
    },
  }),
  chunkPage({
    id: "video",
    paths: [VIDEO_PATH],
    load: () => import(/* webpackChunkName: "page-video" */ "./VideoPage"),
    preload: async ({ webinars }, { query }) => {
      await webinars.show(parsePage(query));
      return standing(webinars.data.state);
    },
  }),
];
