import { describeTables } from "@serambi/platform/testing";

import * as tables from "./tables";
import { serviceWith } from "./testing/serviceWith";

const AT = new Date(0);

describeTables({
  service: serviceWith(),
  tables: Object.values(tables),
  fill: async (tx, tenantId) => {
    const learner = { tenantId, userId: "1", classroomId: "room-jaringan-dasar" };
    const seen = { chapterSlug: "bab-satu", position: 0, seenAt: AT, note: "", noteChangedAt: AT };
    await tx.insert(tables.chapterProgress).values({ ...learner, ...seen });
    const words = { learnerName: "Sari", className: "Jaringan Dasar", classSlug: "jaringan-dasar" };
    const proof = { code: `CODE${tenantId}`, lengthMinutes: 75, chapters: 2, issuedAt: AT };
    await tx.insert(tables.certificates).values({ ...learner, ...words, ...proof });
  },
});
