import { readLessons } from "../../readLessons";
import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { backendEngineeringWithGo } from "./backendEngineeringWithGo";
import { belajarBersama } from "./belajarBersama";
import { cloudAndReliability } from "./cloudAndReliability";
import { dataAnalysisForOperations } from "./dataAnalysisForOperations";
import { frontEndEngineering } from "./frontEndEngineering";
import openLessons from "./openLessons.json";
import { postgresqlInProduction } from "./postgresqlInProduction";
import { productDesign } from "./productDesign";
import { statisticsYouCanDefend } from "./statisticsYouCanDefend";
import { testingWithoutTheDogma } from "./testingWithoutTheDogma";
import { webSecurityForTeamsThatShip } from "./webSecurityForTeamsThatShip";
import { writingForEngineers } from "./writingForEngineers";

const assembled = assembleClasses(
  "main",
  [
    {
      id: "main-software",
      slug: "software-engineering",
      name: "Software Engineering",
      summary:
        "Writing programs with other people, for people who depend on them: languages, tests, reviews and clear text.",
    },
    {
      id: "main-data",
      slug: "data-and-analysis",
      name: "Data and Analysis",
      summary: "Databases that answer in time, and figures that hold when somebody asks how they came about.",
    },
    {
      id: "main-operations",
      slug: "cloud-and-operations",
      name: "Cloud and Operations",
      summary: "Keeping services up, restoring them when they are down, and knowing what they cost.",
    },
    {
      id: "main-design",
      slug: "product-design",
      name: "Product Design",
      summary: "From a client’s first sentence to a product that is built, measured and still in use a year later.",
    },
    {
      id: "main-festival",
      slug: "belajar-bersama",
      name: "Belajar Bersama",
      summary: "Learning together in public: a festival in March where whoever comes to learn may also teach.",
    },
  ],
  [
    postgresqlInProduction,
    backendEngineeringWithGo,
    dataAnalysisForOperations,
    writingForEngineers,
    statisticsYouCanDefend,
    testingWithoutTheDogma,
    frontEndEngineering,
    productDesign,
    cloudAndReliability,
    webSecurityForTeamsThatShip,
    belajarBersama,
  ],
);

/** Classes of the main brand, in English. */
export const classes: SeedClassFile = { ...assembled, lessons: readLessons(openLessons) };
