import { randomUUID } from "node:crypto";

import { enterTenant } from "../../database/inTenant";
import { outbox } from "../../database/schema";
import type { Transaction } from "../../database/Database";
import { enqueue } from "../../queue/enqueue";
import type { Envelope, Letter } from "./Letter";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const plainText = ({ paragraphs, action, reason }: Letter, { siteTitle }: Envelope): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.href}`] : []), `--\n${siteTitle}\n${reason}`].join("\n\n");

const row = (style: string, content: string): string =>
  `<tr><td class="p" style="padding-left:48px;padding-right:48px;overflow-wrap:anywhere;word-break:break-word;${style}">${content}</td></tr>`;

/** Tables and style attributes: what programs for letters understand. */
const html = ({ subject, paragraphs, action, reason }: Letter, { siteTitle, language, colours }: Envelope): string => {
  const { fill, onFill, accent } = colours;
  const text = "font:17px/27px Arial,Helvetica,sans-serif;color:#43403c";
  const small = "font:14px/22px Arial,Helvetica,sans-serif;color:#57534e";
  const button = (label: string, href: string): string =>
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${fill};border-radius:4px">` +
    `<a href="${escape(href)}" style="display:inline-block;padding:14px 28px;font:600 16px/20px Arial,Helvetica,sans-serif;color:${onFill};text-decoration:none">${escape(label)}</a></td></tr></table>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(subject)}</title>`,
    "<style>@media (max-width:620px){.w{width:100%!important}.p{padding-left:24px!important;padding-right:24px!important}.h{font-size:32px!important;line-height:36px!important}}</style></head>",
    '<body style="margin:0;padding:0;background:#f1f0ec"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f0ec"><tr><td align="center" style="padding:24px 0">',
    '<table role="presentation" class="w" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;background:#fffefc">',
    `<tr><td style="height:36px;background:${fill};border-bottom:8px solid ${accent};font-size:0;line-height:0">&nbsp;</td></tr>`,
    row("padding-top:36px;font:22px/28px Georgia,serif;color:#1f1d1b", escape(siteTitle)),
    row(
      "padding-top:32px",
      `<h1 class="h" style="margin:0;font:400 40px/44px Georgia,serif;color:#1f1d1b">${escape(subject)}</h1>`,
    ),
    ...paragraphs.map((paragraph) => row(`padding-top:20px;${text}`, escape(paragraph))),
    ...(action
      ? [
          row("padding-top:28px", button(action.label, action.href)),
          row(`padding-top:20px;${small}`, `<span style="word-break:break-all">${escape(action.href)}</span>`),
        ]
      : []),
    row("padding-top:36px", ""),
    row(`padding-top:24px;padding-bottom:32px;border-top:1px solid #deddd9;${small}`, escape(reason)),
    "</table></td></tr></table></body></html>",
  ].join("");
};

/** Writes a letter into the outbox and the queue of the transaction, which has entered the tenant by then. */
export const writeLetter = async (tx: Transaction, letter: Letter, envelope: Envelope, now: Date): Promise<void> => {
  const { tenantId, recipient, language } = envelope;
  await enterTenant(tx, tenantId);
  const id = randomUUID();
  await tx.insert(outbox).values({
    id,
    tenantId,
    recipient,
    language,
    subject: letter.subject,
    text: plainText(letter, envelope),
    html: html(letter, envelope),
    messageId: `<${id}@serambi>`,
    unsubscribeUrl: letter.unsubscribeUrl ?? null,
    createdAt: now,
  });
  await enqueue(tx, { kind: "mail", payload: { id, tenantId } }, now);
};
