import { endpoint, type Endpoint } from "@serambi/kernel/service";
import { inArray } from "drizzle-orm";
import * as z from "zod";

import { classes } from "../tables";
import { classRight } from "./rights";
import { readAllTasks } from "./tasks";

const TaskQuery = z.object({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z]+(?:-[a-z]+)*$/),
});

/** What services that judge tasks ask for: the classes whose chapters have some, and who learns there. */
export const taskEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "learning",
    method: "GET",
    path: "/task-classes",
    access: { roles: ["superadmin", "admin", "mentor", "teacher"] },
    query: TaskQuery,
    handle: async ({ db, sql, entitlements, query }) => {
      const tasks = await readAllTasks(sql, query.kind);
      const ids = [...new Set(tasks.map(({ classroomId }) => classroomId))];
      if (ids.length === 0) return { classes: [] };
      const rows = await db
        .select({ id: classes.classroomId, name: classes.name, slug: classes.slug })
        .from(classes)
        .where(inArray(classes.classroomId, ids))
        .orderBy(classes.name);
      const answered = [];
      for (const { id, name, slug } of rows) {
        answered.push({
          classroomId: id,
          name,
          slug,
          tasks: tasks.flatMap(({ classroomId, ...task }) => (classroomId === id ? [task] : [])),
          learners: await entitlements.holders([classRight(id)]),
        });
      }
      return { classes: answered };
    },
  }),
];
