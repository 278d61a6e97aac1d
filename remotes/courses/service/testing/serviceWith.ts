import { seedRows, type Service } from "@serambi/kernel/service";

import { service } from "..";
import { seedCourses } from "../seed/seedCourses";
import type { SeedClassFile } from "../seed/types";
import { classesFixture } from "./classesFixture";

/** The service with what a test teaches in place of its seed. */
export const serviceWith = (taught: Readonly<Record<string, SeedClassFile>> = classesFixture): Service => ({
  ...service,
  seed: { rows: seedRows(() => taught, seedCourses) },
});
