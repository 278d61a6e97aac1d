import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

/** `chat.panel.v1`: what it shows it has from the visit's own conversation. */
export const panelSlot = serverSlot(z.object({}), () => Promise.resolve(null));
