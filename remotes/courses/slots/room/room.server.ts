import { readEnvelope } from "@serambi/kernel/http";
import { orNull, serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { CourseClient } from "../../api/CourseClient";
import { RoomClasses } from "../../contract/hosts/learning";
import { coursePath } from "../../contract/paths";
import { roomOf, type RoomItem } from "../../contract/room/roomOf";

const MAX_SUGGESTED = 3;

/** A class for somebody who has begun none. */
export interface SuggestedClass {
  readonly name: string;
  readonly startsOn: string | null;
  readonly priceIdr: number;
  readonly path: string;
}

interface RoomData {
  readonly items: readonly RoomItem[];
  readonly suggested: readonly SuggestedClass[];
  /** ISO 8601: what is still to come is decided once, for both sides. */
  readonly now: string;
}

/**
 * `courses.room.v1`: what a learner who is signed in has begun, the one that was open last first; for whoever has begun nothing, three
 * classes that can be begun.
 */
export const roomSlot = serverSlot(
  z.strictObject({ calledBy: z.string() }),
  async ({ http, tenant, now, report }): Promise<RoomData> => {
    const { classes } = readEnvelope(await http.learning.get("classes"), RoomClasses);
    const items = classes.map((given) => roomOf(tenant, given));
    const isNew = items.every(({ done }) => done === 0);
    const client = new CourseClient(http.services, report);
    const open = isNew
      ? await orNull(client.featured({ title: "", limit: MAX_SUGGESTED, layout: "rows", state: "registration-open" }))
      : null;
    const suggested = (open?.items ?? []).flatMap(({ name, slug, type, startsOn, priceIdr }) => {
      const path = coursePath(tenant, slug, type);
      const isOwn = items.some((item) => item.slug === slug);
      return path === undefined || isOwn ? [] : [{ name, startsOn, priceIdr, path }];
    });
    return { items, suggested, now: now().toISOString() };
  },
);
