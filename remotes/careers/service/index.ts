import { defineService, seedRows } from "@serambi/kernel/service";

import { alertEndpoints } from "./alerts/alertEndpoints";
import { applicationEndpoints } from "./applications/applicationEndpoints";
import { deskEndpoints } from "./desk/deskEndpoints";
import { jobEndpoints } from "./jobs/jobEndpoints";
import { jobs } from "./jobs";
import { migrations } from "./migrations";
import { passages } from "./passages";
import { personal } from "./personalData";
import { careersBySite } from "./seed/careersBySite";
import { writeCareers } from "./seed/writeCareers";
import { talentEndpoints } from "./talents/talentEndpoints";
import { fields } from "./texts";
import { fileEndpoints } from "./uploads/fileEndpoints";

/** Companies, their jobs, what is sent for them, and graduates who agreed to be shown. */
export const service = defineService({
  id: "careers",
  migrations,
  endpoints: [
    ...jobEndpoints,
    ...fileEndpoints,
    ...applicationEndpoints,
    ...deskEndpoints,
    ...alertEndpoints,
    ...talentEndpoints,
  ],
  jobs,
  personal,
  passages,
  fields,
  seed: { rows: seedRows(careersBySite, writeCareers) },
});
