import { serverSlot } from "@serambi/kernel/server";

import { StudioSlotProps } from "../../contract/studio/StudioSlotProps";

/** `lms.studio.v1`: all that it shows stands in its properties. */
export const studioSlot = serverSlot(StudioSlotProps, () => Promise.resolve(null));
