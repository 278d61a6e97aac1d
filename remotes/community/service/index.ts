import { defineService } from "@serambi/kernel/service";

import { demoEndpoints } from "./demo/demoEndpoints";
import { migrations } from "./migrations";
import { personal } from "./personalData";
import { fields } from "./texts";

/** Forms that anybody may send, and what comes of them. */
export const service = defineService({
  id: "community",
  migrations,
  endpoints: [...demoEndpoints],
  fields,
  personal,
});
