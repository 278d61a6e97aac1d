import type { PersonalData } from "@serambi/kernel/service";
import { eq } from "drizzle-orm";

import { certificates, chapterProgress } from "../tables";

/** How far somebody is, what they noted, and what proves it. */
export const personal: PersonalData = {
  copy: async ({ db, personId }) => ({
    progress: await db
      .select({
        classroomId: chapterProgress.classroomId,
        chapter: chapterProgress.chapterSlug,
        seenAt: chapterProgress.seenAt,
        position: chapterProgress.position,
        doneAt: chapterProgress.doneAt,
        note: chapterProgress.note,
      })
      .from(chapterProgress)
      .where(eq(chapterProgress.userId, personId)),
    certificates: await db
      .select({
        code: certificates.code,
        learnerName: certificates.learnerName,
        className: certificates.className,
        lengthMinutes: certificates.lengthMinutes,
        issuedAt: certificates.issuedAt,
      })
      .from(certificates)
      .where(eq(certificates.userId, personId)),
  }),
  forget: async ({ db, personId }, { keepsProofs }) => {
    await db.delete(chapterProgress).where(eq(chapterProgress.userId, personId));
    if (!keepsProofs) await db.delete(certificates).where(eq(certificates.userId, personId));
  },
  proofs: {
    id: "Biarkan sertifikat saya tetap dapat diperiksa dengan kodenya. Nama saya tetap tertulis di sana.",
    en: "Let my certificates stay, so that others can check them by their code. My name stays on them.",
  },
};
