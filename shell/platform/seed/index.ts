import { site as aksara } from "./sites/aksara";
import { site as alumni } from "./sites/alumni";
import { site as bootcamp } from "./sites/bootcamp";
import { site as campus } from "./sites/campus";
import { site as careerDay } from "./sites/career-day";
import { site as codingSchool } from "./sites/coding-school";
import { site as corporate } from "./sites/corporate";
import { site as creativeAcademy } from "./sites/creative-academy";
import { site as defaultSite } from "./sites/default";
import { site as demo } from "./sites/demo";
import { site as festival } from "./sites/festival";
import { site as foundation } from "./sites/foundation";
import { site as government } from "./sites/government";
import { site as hackathon } from "./sites/hackathon";
import { site as innovation } from "./sites/innovation";
import { site as main } from "./sites/main";
import { site as media } from "./sites/media";
import { site as mentorNetwork } from "./sites/mentor-network";
import { site as metamorfosa } from "./sites/metamorfosa";
import { site as openLibrary } from "./sites/open-library";
import { site as pesilat } from "./sites/pesilat";
import { site as programme } from "./sites/programme";
import { site as scholarship } from "./sites/scholarship";
import { site as schoolLeague } from "./sites/school-league";
import { site as talent } from "./sites/talent";
import { site as teacherFellowship } from "./sites/teacher-fellowship";
import { site as womenInTech } from "./sites/women-in-tech";
import type { SeedData, SeedSite } from "./types";
import { SYSTEM_ROUTES } from "./systemRoutes";

/** A site that answers at other hosts too. */
const alsoAt = (site: SeedSite, ...hosts: readonly string[]): SeedSite => ({
  ...site,
  hosts: [...new Set([...site.hosts, ...hosts])],
});

/**
 * The main brand seen through a developer layout, which has the tenant's own name (decisions, section 3). A new remote is
 * there at its own paths: `*` stands for remotes of which a site names no route.
 */
const developerSite = (key: string): SeedSite => ({
  ...main,
  key,
  hosts: [`${key}.localhost`],
  settings: { ...main.settings, layout: key, routes: [...(main.settings.routes ?? []), "*"] },
});

const sites: readonly SeedSite[] = [
  alsoAt(main, "serambi.localhost"),
  foundation,
  // The machine's own names are the demo tenant (decisions, section 1).
  alsoAt(demo, "localhost", "127.0.0.1"),
  codingSchool,
  media,
  metamorfosa,
  innovation,
  aksara,
  festival,
  hackathon,
  bootcamp,
  careerDay,
  government,
  campus,
  corporate,
  programme,
  talent,
  mentorNetwork,
  teacherFellowship,
  alumni,
  schoolLeague,
  pesilat,
  creativeAcademy,
  womenInTech,
  scholarship,
  openLibrary,
  defaultSite,
  developerSite("dev"),
  developerSite("staging"),
];

const withSystemRoutes = (site: SeedSite): SeedSite => ({
  ...site,
  settings: { ...site.settings, routes: [...new Set([...(site.settings.routes ?? []), ...SYSTEM_ROUTES])] },
});

/** The sites of a new database; what they teach and publish is seeded by the services of remotes. */
export const seedData: SeedData = {
  appVersion: "0.1.0",
  tenants: sites.map((site) => ({ site: withSystemRoutes(site) })),
};
