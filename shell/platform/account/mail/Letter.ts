import type { Language } from "@serambi/kernel/contracts";

/** What a letter says; how it looks is `writeLetter`'s. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Below the rule: why it was sent. */
  readonly reason: string;
  /** Address where its reader ends letters of this kind, with one click in the mail program (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Whom a letter goes to, from which site. */
export interface Envelope {
  readonly tenantId: string;
  readonly siteTitle: string;
  readonly recipient: string;
  readonly language: Language;
  /** `#rrggbb`, for its button and its hem. */
  readonly colours: { readonly fill: string; readonly onFill: string; readonly accent: string };
}
