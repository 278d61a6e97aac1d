import { defineService } from "@serambi/kernel/service";

import { LmsSetting } from "../contract/hosts/lms";
import { aksaraLms } from "./seed/lms/aksaraLms";
import { demoLms } from "./seed/lms/demoLms";
import { mainLms } from "./seed/lms/mainLms";
import { settingTexts } from "./texts";

/** The LMS as sites present it: one setting of each. */
export const service = defineService({
  id: "lms",
  migrations: [],
  endpoints: [],
  settings: { lms: { schema: LmsSetting, takes: settingTexts.lms } },
  seed: {
    settings: () => ({
      main: { lms: mainLms },
      // Developer sites show the main brand's.
      dev: { lms: mainLms },
      staging: { lms: mainLms },
      demo: { lms: demoLms },
      aksara: { lms: aksaraLms },
    }),
  },
});
