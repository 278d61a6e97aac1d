import { roleOfKind } from "@serambi/kernel/contracts";
import { readEnvelope } from "@serambi/kernel/http";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { SubmissionClient } from "../../api/studio/SubmissionClient";
import { groupOf } from "../../contract/submissions/groupOf";

const UserKind = z.object({ kind: z.int() });
const TEACHERS: ReadonlySet<string> = new Set(["superadmin", "admin", "mentor", "teacher"]);

/** How many submissions wait for a teacher; null for anybody else, and on a site whose classes have no exercises. */
const waitingFor = async (client: SubmissionClient, role: string): Promise<number | null> => {
  if (!TEACHERS.has(role)) return null;
  const { classes, submissions } = await client.submissions();
  return classes.length === 0 ? null : submissions.filter((one) => groupOf(one) === "passed").length;
};

/** `lms.room.v1`: what waits for a teacher, and what teachers said of one's own exercises; a section of the room of either. */
export const roomSlot = serverSlot(z.strictObject({ calledBy: z.string() }), async ({ http }) => {
  const client = new SubmissionClient(http.named("lms"));
  const { kind } = readEnvelope(await http.auth.get("user/detail"), UserKind);
  const [waiting, remarks] = await Promise.all([waitingFor(client, roleOfKind(kind)), client.remarks()]);
  return { waiting, remarks };
});
