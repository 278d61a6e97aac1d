import type { SeedPostFile } from "../types";
import { belajarBersamaReturns } from "./belajarBersamaReturns";
import { codingStudioOnAPhone } from "./codingStudioOnAPhone";
import { readingCodeAloud } from "./readingCodeAloud";
import { salarySurvey } from "./salarySurvey";
import { threeStarts } from "./threeStarts";
import { whatWeStoppedTeaching } from "./whatWeStoppedTeaching";

export const posts: SeedPostFile = {
  categories: {
    curriculum: "Curriculum",
    teaching: "Teaching",
    product: "Product",
    research: "Research",
    events: "Events",
  },
  posts: [
    whatWeStoppedTeaching,
    belajarBersamaReturns,
    codingStudioOnAPhone,
    salarySurvey,
    readingCodeAloud,
    threeStarts,
  ],
};
