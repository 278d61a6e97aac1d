import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { remoteConfig } from "../../rspack.base";

export default remoteConfig(dirname(fileURLToPath(import.meta.url)));
