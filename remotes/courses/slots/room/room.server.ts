import { readEnvelope } from "@serambi/kernel/http";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { RoomClasses } from "../../contract/hosts/learning";
import { roomOf, type RoomItem } from "../../contract/room/roomOf";

/** `courses.room.v1`: what a learner who is signed in has begun, the one that was open last first. It takes no properties. */
export const roomSlot = serverSlot(z.strictObject({}), async ({ http, tenant }): Promise<readonly RoomItem[]> => {
  const { classes } = readEnvelope(await http.learning.get("classes"), RoomClasses);
  return classes.map((given) => roomOf(tenant, given));
});
