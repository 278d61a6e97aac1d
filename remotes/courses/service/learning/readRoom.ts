import type { Entitlements, Transaction } from "@serambi/kernel/service";
import { and, asc, desc, eq, inArray, max } from "drizzle-orm";

import type { RoomClass } from "../../contract/hosts/learning";
import { certificates, chapterProgress, classes, lessons, syllabusModules } from "../tables";
import { printedCode } from "./certificateCode";
import type { Learner } from "./progress";
import { ownClasses } from "./rights";

/** More than anybody has begun. */
const MAX_CLASSES = 60;

/** The classes of a learner: those that they have begun, the latest first, then those that they only have the right to. */
const classroomIds = async (
  tx: Transaction,
  entitlements: Entitlements,
  { userId }: Learner,
): Promise<readonly string[]> => {
  const lastSeen = max(chapterProgress.seenAt);
  const begun = await tx
    .select({ id: chapterProgress.classroomId })
    .from(chapterProgress)
    .where(eq(chapterProgress.userId, userId))
    .groupBy(chapterProgress.classroomId)
    .orderBy(desc(lastSeen))
    .limit(MAX_CLASSES);
  const granted = await ownClasses(entitlements, userId);
  return [...new Set([...begun.map(({ id }) => id), ...granted])].slice(0, MAX_CLASSES);
};

/** All that a learner's room shows of their classes. One that the site no longer has is left out. */
export const readRoom = async (tx: Transaction, entitlements: Entitlements, learner: Learner): Promise<RoomClass[]> => {
  const ids = await classroomIds(tx, entitlements, learner);
  if (ids.length === 0) return [];
  const { userId } = learner;
  const rows = await tx.select().from(classes).where(inArray(classes.classroomId, ids));
  const modules = await tx
    .select()
    .from(syllabusModules)
    .where(inArray(syllabusModules.classroomId, ids))
    .orderBy(asc(syllabusModules.position));
  const seen = await tx
    .select()
    .from(chapterProgress)
    .where(and(eq(chapterProgress.userId, userId), inArray(chapterProgress.classroomId, ids)))
    .orderBy(desc(chapterProgress.seenAt));
  const proven = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), inArray(certificates.classroomId, ids)));

  const written = await tx
    .select({ classroomId: lessons.classroomId, slug: lessons.chapterSlug })
    .from(lessons)
    .where(inArray(lessons.classroomId, ids));
  const readable = new Set(written.map(({ classroomId, slug }) => `${classroomId} ${slug}`));

  return ids.flatMap((id) => {
    const found = rows.find(({ classroomId }) => classroomId === id);
    if (!found) return [];
    const own = seen.filter(({ classroomId }) => classroomId === id);
    const done = new Set(own.flatMap(({ chapterSlug, doneAt }) => (doneAt ? [chapterSlug] : [])));
    const certificate = proven.find(({ classroomId }) => classroomId === id);
    return [
      {
        classroomId: id,
        name: found.name,
        slug: found.slug,
        type: found.type,
        mentor: found.mentors[0]?.name ?? "",
        startsOn: found.startsOn,
        startsAt: found.startsAt?.toISOString() ?? null,
        modules: modules
          .filter(({ classroomId }) => classroomId === id)
          .map(({ slug, title, chapters }) => ({
            slug,
            title,
            chapters: chapters.map((chapter) => ({
              slug: chapter.slug,
              title: chapter.title,
              lengthMinutes: chapter.lengthMinutes,
              isDone: done.has(chapter.slug),
              isReadable: readable.has(`${id} ${chapter.slug}`),
            })),
          })),
        seenAt: own[0]?.seenAt.toISOString() ?? null,
        seenChapter: own[0]?.chapterSlug ?? null,
        certificate: certificate
          ? {
              code: printedCode(certificate.code),
              learnerName: certificate.learnerName,
              issuedAt: certificate.issuedAt.toISOString(),
            }
          : null,
      },
    ];
  });
};
