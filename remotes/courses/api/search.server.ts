import type { PublicTenant } from "@serambi/kernel/contracts";
import { readList, readPage } from "@serambi/kernel/http";
import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";

import type { ClassSummary } from "../contract/hosts/classes";
import { ProgramSummary, Webinar } from "../contract/hosts/programs";
import { CHAPTER_PATHS } from "../contract/learning/chapterPaths";
import { competencePath, coursePath, PREMIUM_TYPE, VIDEO_PATH } from "../contract/paths";
import { programPath } from "../contract/programs/programPaths";
import type { SearchMessages } from "../messages/search.id";
import { allClasses } from "./allClasses";
import { openChapters } from "./learning/chapterSitemap";

/** A bound on what one index may ask of the host: 5,000 classes. */
const MAX_PAGES = 100;
/** Webinars past these are of no use to whoever looks for one. */
const MAX_WEBINARS = 50;

const noteOf = (...parts: readonly (string | null)[]): string => parts.filter((part) => part).join(", ");

/** One that has no page of its own is left out. */
const entry = (path: string | undefined, rest: Omit<SearchEntry, "path">): SearchEntry[] =>
  path === undefined ? [] : [{ path, ...rest }];

const hasClasses = (tenant: PublicTenant): boolean => coursePath(tenant, "-", PREMIUM_TYPE) !== undefined;

const classes = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant, language } = deps;
  if (!hasClasses(tenant)) return [];
  const toEntry = ({ name, slug, code, type, programName, level, startsOn, priceIdr }: ClassSummary): SearchEntry[] =>
    entry(coursePath(tenant, slug, type), {
      title: name,
      kind: "course",
      note: noteOf(
        programName,
        startsOn && formatDate(startsOn, language),
        priceIdr > 0 ? formatRupiah(priceIdr, language) : null,
      ),
      words: [level, code],
    });
  return (await allClasses(deps, MAX_PAGES)).flatMap(toEntry);
};

/** Their classes are asked for once more: this part stands without the others. */
const chapters = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  if (!CHAPTER_PATHS.some((path) => hasRoute(deps.tenant, path))) return [];
  const open = await openChapters(deps, await allClasses(deps, MAX_PAGES));
  return open.map(({ path, title, className }) => ({ path, title, kind: "chapter", note: className }));
};

const programs = async ({ tenant, http, report }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const pathOf = (program: Pick<ProgramSummary, "id" | "slug">) =>
    programPath(tenant, program) ?? competencePath(tenant, program.slug);
  if (pathOf({ id: "-", slug: "-" }) === undefined) return [];
  const found = readList(await http.programs.get("programs"), ProgramSummary, { call: "programs", report });
  return found.flatMap((program) =>
    entry(pathOf(program), { title: program.name, kind: "programme", note: program.summary }),
  );
};

const webinars = async ({ tenant, language, http, report }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  if (!hasRoute(tenant, VIDEO_PATH)) return [];
  const answer = await http.services.get("class/webinar", { params: { page: 1, perPage: MAX_WEBINARS } });
  return readPage(answer, Webinar, { call: "class/webinar", report }).items.flatMap(
    ({ name, slug, programName, startsAt, speakers }) =>
      entry(coursePath(tenant, slug), {
        title: name,
        kind: "event",
        note: noteOf(programName, formatDate(startsAt, language)),
        words: speakers.map((speaker) => speaker.name),
      }),
  );
};

/** What of classes and programmes a site's search finds. */
export const search = {
  texts: "search",
  kinds: {
    course: { name: (t) => t.course, icon: "book" },
    chapter: { name: (t) => t.chapter, icon: "file" },
    programme: { name: (t) => t.programme, icon: "list" },
    event: { name: (t) => t.event, icon: "calendar" },
  },
  parts: { classes, chapters, programs, webinars },
} satisfies SearchModule<SearchMessages>;
