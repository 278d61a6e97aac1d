import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { letterheadOf } from "../account/look/letterhead";
import { writeLetter } from "../account/mail/writeLetter";
import { requireUserRole } from "../app/requireUserRole";
import { creatingHandler, type AppDeps } from "../app/tenantHandler";

const Notification = z.object({
  to: z.email().max(254),
  subject: z.string().trim().min(1).max(200),
  /** Paragraphs, separated by empty lines. */
  text: z.string().trim().min(1).max(10_000),
  /** A button below the text. */
  action: z.object({ label: z.string().min(1).max(80), href: z.url({ protocol: /^https?$/ }).max(2_000) }).optional(),
});

/** Who may write to anybody in a site's name. */
const WRITERS = ["superadmin", "admin", "lead_program"] as const;

/** The mailer host (specification section 7.4): a letter of a site, through the outbox and the queue as every letter. */
export const mailerRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(
    "/v1/notify",
    creatingHandler(
      deps,
      Notification,
      (texts) => texts.mailer,
      async (call) => {
        await requireUserRole(call, WRITERS, deps.now());
        const { tx, tenant, language, input } = call;
        const { to: recipient, subject, text, action } = input;
        const letter = { subject, paragraphs: text.split(/\n\s*\n/), ...(action && { action }), reason: tenant.host };
        const envelope = { tenantId: tenant.id, recipient, language, ...(await letterheadOf(tx, tenant)) };
        await writeLetter(tx, letter, envelope, deps.now());
        return null;
      },
    ),
  );
};
