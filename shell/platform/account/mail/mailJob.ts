import { ONE_CLICK } from "@serambi/kernel/contracts";
import { and, eq, isNull } from "drizzle-orm";
import { createTransport } from "nodemailer";
import * as z from "zod";

import { enterTenant, inTenant } from "../../database/inTenant";
import type { Database } from "../../database/Database";
import { outbox } from "../../database/schema";
import type { JobHandler } from "../../queue/Queue";

const Payload = z.object({ id: z.uuid(), tenantId: z.uuid() });

interface MailOptions {
  readonly db: Database;
  readonly now: () => Date;
  /** Missing: letters stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Who writes. */
  readonly from: string;
}

/** The headers by which mail programs offer to end letters of this kind; the second says that a POST to the address does it (RFC 8058). */
const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": ONE_CLICK.join("="),
});

/**
 * Sends what stands in the outbox. Between the mail server's answer and our record a killed process may send a letter twice: then under the same
 * Message-ID, so that programs show one.
 */
export const mailJob = ({ db, now, smtpUrl, from }: MailOptions): JobHandler => {
  if (smtpUrl === undefined) return {};
  const transport = createTransport(smtpUrl);
  return {
    run: async (given) => {
      const { id, tenantId } = Payload.parse(given);
      const [letter] = await inTenant(db, tenantId, (tx) =>
        tx
          .select()
          .from(outbox)
          .where(and(eq(outbox.id, id), isNull(outbox.sentAt))),
      );
      if (!letter) return;
      const { recipient: to, subject, text, html, messageId, unsubscribeUrl } = letter;
      const headers = unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl);
      await transport.sendMail({ from, to, subject, text, html, messageId, headers });
    },
    record: async (tx, given) => {
      const { id, tenantId } = Payload.parse(given);
      await enterTenant(tx, tenantId);
      await tx.update(outbox).set({ sentAt: now() }).where(eq(outbox.id, id));
      await tx.execute("set local role none");
    },
  };
};
