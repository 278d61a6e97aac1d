import type { Language } from "../contracts";

/** Why somebody has a right. */
export type EntitlementSource = "free" | "bought" | "voucher" | "pass" | "by-hand" | "earned" | "seed";

/**
 * A thing that one may have a right to: `courses.class` and its id. The first part of `kind` is the remote whose thing it is; `task.passed` is
 * nobody's: a task of a chapter, by its code.
 */
export interface Entitled {
  readonly kind: string;
  readonly code: string;
}

/** A right of a person, on the tenant of the call. */
export interface Entitlement extends Entitled {
  readonly personId: string;
  readonly source: EntitlementSource;
  /** What it was granted for, as an invoice's number. */
  readonly reference: string;
  readonly grantedAt: Date;
  /** Null: for good. */
  readonly expiresAt: Date | null;
}

export interface Grant extends Entitled {
  readonly personId: string;
  readonly source: EntitlementSource;
  readonly reference: string;
  /** Id of the person who grants it; the person themselves where they take what is free. */
  readonly grantedBy: string;
  readonly expiresAt?: Date;
}

/**
 * Rights of persons to things, kept by the platform for all services: who has the reason grants, who has the thing looks. Everything is in the
 * transaction of the call, and of its tenant.
 */
export interface Entitlements {
  /** The same grant twice is one, also where it was taken back. @returns whether it is new */
  grant(grant: Grant): Promise<boolean>;
  /** Takes back what was granted for a reference. @returns how many rights ended */
  revoke(what: { readonly personId: string; readonly reference: string; readonly why: string }): Promise<number>;
  /** Whether somebody has a right to one of these now. */
  has(personId: string, things: readonly Entitled[]): Promise<boolean>;
  /** What somebody has a right to now, the newest first. @param kind only of this kind */
  list(personId: string, kind?: string): Promise<Entitlement[]>;
  /** Ids of the persons who have a right to one of these now, each once. */
  holders(things: readonly Entitled[]): Promise<string[]>;
  /** Ids of the persons to whom something of this kind was granted at that moment or later, each once: whose account is to be made up anew. */
  grantedSince(kind: string, moment: Date): Promise<string[]>;
}

/** Work of a service that must not be lost: one of its `jobs`. */
export interface JobOrder {
  readonly name: string;
  /** Plain JSON, as the job's schema takes it. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Not before; missing: at once. */
  readonly runAt?: Date;
}

/** What a letter says, in the language of whom it is for; the host writes it as plain text and as HTML. */
export interface ServiceLetter {
  /** A person of the platform, or an address that somebody has confirmed. */
  readonly to: { readonly personId: string } | { readonly email: string; readonly language: Language };
  readonly write: (
    language: Language,
    name: string,
  ) => {
    readonly subject: string;
    /** Plain text. */
    readonly paragraphs: readonly string[];
    readonly action?: { readonly label: string; readonly href: string };
    /** Below the rule: why it was sent. */
    readonly reason: string;
    /**
     * Address where its reader ends letters of this kind: a page of the site whose server half has `takesOneClick`. Mail programs show a button for it
     * and post to it (RFC 8058). Missing: the letter was asked for by what its reader did.
     */
    readonly unsubscribeUrl?: string;
  };
}

/** Something that open pages are told at once. */
export interface PageEvent {
  /** In small letters, `paid` or `payments.paid`: what pages listen for. `now` is the stream's own. */
  readonly name: string;
  /**
   * Plain JSON, a few KB at most: what it is about, so that the page asks for it, or all of the state with its version. Events may come twice and
   * in another order than they were told.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

/** An account that somebody asks for on a page of a site. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** 8–200 characters. */
  readonly password: string;
  readonly language: Language;
  /** Origin that the site is visited at, `https://belajar.example`: the letter's link leads back there. */
  readonly origin: string;
}

/** Kinds of files that the drive takes (`POST drive/upload`): photographs and drawings, which lose everything but their pixels, and PDFs without programs. */
export type FileKind = "picture" | "pdf";

/** A file that a service has taken. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  /** Address of a picture on its site; null for anything else, and for what was taken as private. Nobody can guess it: it is public where it is told. */
  readonly address: string | null;
}

/** The bytes of a file that a service has taken. */
export interface ReadFile extends Pick<SentFile, "name" | "kind"> {
  readonly bytes: Uint8Array;
}

/** Files that visitors have sent to the site, in the transaction of the call. */
export interface SentFiles {
  /**
   * Keeps a file for this service; one that nobody takes is deleted after a day.
   * @param id as the drive answered it to whoever sent the file
   * @param maxBytes as it was sent
   * @param isPrivate a picture, too, has no address: it is read through the service alone
   * @returns null where there is no such file, it is not whole, it is another kind or larger, or somebody has taken it
   */
  take(
    id: string,
    wanted: { readonly kinds: readonly FileKind[]; readonly maxBytes: number; readonly isPrivate?: boolean },
  ): Promise<SentFile | null>;
  /** A file of this service by its id: for endpoints that look at who asks. @returns null where it has none of this id */
  read(id: string): Promise<ReadFile | null>;
  /** Deletes a file of this service by its id. */
  drop(id: string): Promise<void>;
  /** Gives a picture of this service a new address: the one before leads nowhere. @returns the new one */
  readdress(address: string): Promise<string>;
  /** Deletes a picture of this service by its address. */
  remove(address: string): Promise<void>;
}

/** What the operator has set of the variables that a service declares, by the names that it declares. */
export type Environment = Readonly<Record<string, string>>;

/** What the platform does for a service within its transaction: all of it happens with what the service writes, or none. */
export interface LentTools {
  readonly environment: Environment;
  readonly entitlements: Entitlements;
  readonly files: SentFiles;
  /** @throws Error where the service has no such job, or its schema does not take the payload: a bug */
  readonly enqueue: (job: JobOrder) => Promise<void>;
  /** Puts a letter into the outbox; the queue sends it. @returns false where there is no such person on this tenant */
  readonly send: (letter: ServiceLetter) => Promise<boolean>;
  /** Tells the open pages of a person, once this transaction is committed: those that listen at an endpoint with `events`. */
  readonly tell: (personId: string, event: PageEvent) => Promise<void>;
  /** Tells all open pages of the site that listen, visitors' too: nothing that only some may know. */
  readonly tellAll: (event: PageEvent) => Promise<void>;
  /**
   * Visitors of the site are shown something else once this transaction is committed: no page, feed, search or card that was kept before is sent
   * again, by any process. For what is published and taken back, not for each thing that somebody does on the site: all of its pages are made anew.
   */
  readonly siteChanged: () => Promise<void>;
}
