import type { Certificate } from "../../contract/hosts/learning";
import { and, eq, type SQL } from "drizzle-orm";

import type { Entitlements, Fail, Transaction } from "@serambi/kernel/service";
import { certificates, lessons } from "../tables";
import { texts } from "../texts";
import { makeCode, printedCode, typedCode } from "./certificateCode";
import type { Classroom } from "./findClassroom";
import { readProgress, type Learner } from "./progress";
import { mayReadAll } from "./rights";

const find = async (tx: Transaction, which: SQL | undefined): Promise<Certificate | undefined> => {
  const [row] = await tx
    .select({
      code: certificates.code,
      learnerName: certificates.learnerName,
      className: certificates.className,
      classSlug: certificates.classSlug,
      lengthMinutes: certificates.lengthMinutes,
      chapters: certificates.chapters,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(which);
  return row && { ...row, code: printedCode(row.code), issuedAt: row.issuedAt.toISOString() };
};

/** What a code proves, to anybody who has it; only on the site that issued it. */
export const findCertificate = (tx: Transaction, typed: string): Promise<Certificate | undefined> =>
  find(tx, eq(certificates.code, typedCode(typed)));

interface Request {
  readonly entitlements: Entitlements;
  readonly classroom: Classroom;
  readonly learner: Learner;
  readonly learnerName: string;
  readonly now: Date;
  readonly fail: Fail;
}

/**
 * The certificate of a learner for a class: the first time it is made, ever after it is the same, under the same name.
 * Fails with 403 without a right to all of the class, 409 while a chapter is not done
 */
export const issueCertificate = async (
  tx: Transaction,
  { entitlements, classroom, learner, learnerName, now, fail }: Request,
): Promise<Certificate> => {
  const own = and(eq(certificates.userId, learner.userId), eq(certificates.classroomId, classroom.id));
  const known = await find(tx, own);
  if (known) return known;
  // What a device says it has done counts only where it could have been read.
  if (!(await mayReadAll(entitlements, classroom, learner.userId))) return fail(403, texts.noRight);
  const { chapters } = classroom;
  const done = (await readProgress(tx, learner, classroom)).chapters.filter(({ doneAt }) => doneAt !== null);
  // Of a class that is taught elsewhere nobody here knows who has done what.
  const taught = await tx.$count(lessons, eq(lessons.classroomId, classroom.id));
  const isComplete = chapters.length > 0 && taught >= chapters.length && done.length >= chapters.length;
  if (!isComplete) return fail(409, texts.notCompleted);
  await tx
    .insert(certificates)
    .values({
      ...learner,
      code: makeCode(),
      classroomId: classroom.id,
      learnerName,
      className: classroom.name,
      classSlug: classroom.slug,
      lengthMinutes: classroom.lengthMinutes,
      chapters: chapters.length,
      issuedAt: now,
    })
    // Asked for twice at once, it is made once.
    .onConflictDoNothing({ target: [certificates.tenantId, certificates.userId, certificates.classroomId] });
  const made = await find(tx, own);
  if (!made) throw new Error("the certificate was neither found nor made");
  return made;
};
