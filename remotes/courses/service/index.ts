import { defineService, seedRows } from "@serambi/kernel/service";

import { classEndpoints } from "./classes/classEndpoints";
import { learningEndpoints } from "./learning/learningEndpoints";
import { personal } from "./learning/personalData";
import { taskEndpoints } from "./learning/taskEndpoints";
import { mainEndpoints } from "./main/mainEndpoints";
import { migrations } from "./migrations";
import { passages } from "./passages";
import { programEndpoints } from "./programs/programEndpoints";
import { seedCourses } from "./seed/seedCourses";
import { taught } from "./seed/taught";
import { fields } from "./texts";

/** Classes and programmes, what their chapters teach, and how far learners are. */
export const service = defineService({
  id: "courses",
  migrations,
  endpoints: [...classEndpoints, ...programEndpoints, ...mainEndpoints, ...learningEndpoints, ...taskEndpoints],
  fields,
  personal,
  passages,
  seed: { rows: seedRows(taught, seedCourses) },
});
