import type { Entitled, Entitlements } from "@serambi/kernel/service";

/** A right to one class. */
const CLASS_KIND = "courses.class";
/** A pass: a right to every class of a site. */
const ALL: Entitled = { kind: "courses.all", code: "*" };

export const classRight = (classroomId: string): Entitled => ({ kind: CLASS_KIND, code: classroomId });

/** Whether somebody may read every chapter of a class: it costs nothing, or they have the right to it, or to all. */
export const mayReadAll = async (
  entitlements: Entitlements,
  classroom: { readonly id: string; readonly priceIdr: number },
  personId: string | undefined,
): Promise<boolean> => {
  if (classroom.priceIdr === 0) return true;
  return personId !== undefined && entitlements.has(personId, [classRight(classroom.id), ALL]);
};

/** Whether somebody is enrolled in a class: by name, or by a pass. */
export const isEnrolled = (entitlements: Entitlements, classroomId: string, personId: string): Promise<boolean> =>
  entitlements.has(personId, [classRight(classroomId), ALL]);

/** Classes that somebody has the right to by name, the newest first. */
export const ownClasses = async (entitlements: Entitlements, personId: string): Promise<readonly string[]> =>
  (await entitlements.list(personId, CLASS_KIND)).map(({ code }) => code);
