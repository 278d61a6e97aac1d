import { defineService, seedRows } from "@serambi/kernel/service";

import { appointmentEndpoints } from "./appointments/appointmentEndpoints";
import { officeSetting } from "./appointments/settings";
import { demoEndpoints } from "./demo/demoEndpoints";
import { migrations } from "./migrations";
import { personal } from "./personalData";
import { restEndpoints } from "./rest/restEndpoints";
import { seededOffices } from "./seed/seededOffices";
import { seededVoices, seedVoices } from "./seed/seedVoices";
import { fields } from "./texts";
import { voiceEndpoints } from "./voices/voiceEndpoints";

/** Forms that anybody may send, and what comes of them. */
export const service = defineService({
  id: "community",
  migrations,
  endpoints: [...demoEndpoints, ...appointmentEndpoints, ...restEndpoints, ...voiceEndpoints],
  fields,
  personal,
  settings: { appointments: officeSetting },
  seed: { settings: () => seededOffices(), rows: seedRows(seededVoices, seedVoices) },
});
