import type { Language, PublicTenant } from "../contracts";
import type { Catalogue } from "../i18n";
import type { Alternate } from "../seo";
import type { Ending, PageContext, RemoteDeps } from "../remote";

/** What every document says of how it is sent. */
interface Sending {
  /** Given: browsers keep it as a file of this name instead of showing it. */
  readonly fileName?: string;
  /** How long browsers may use it without asking again, in seconds. 0 where it is missing. */
  readonly maxAgeSeconds?: number;
  /** False keeps it out of search engines. */
  readonly isIndexed?: boolean;
  /** Other sites may show it: a sharing picture. */
  readonly isShared?: boolean;
}

/** Text of any type: a calendar, a text track, JSON. */
export interface TextFile extends Sending {
  readonly kind: "text";
  /** Media type with its charset: `text/vtt; charset=utf-8`. */
  readonly type: string;
  readonly body: string;
  /** ISO 8601. */
  readonly lastModified?: string | undefined;
}

/** A column of words on a sheet. Sizes are in points; the host breaks lines, and takes the largest size that fits. */
export interface SheetText {
  /** Letters that no font at hand has are left out. */
  readonly text: string;
  /** Stands here where nothing of the text is left. */
  readonly instead?: string;
  readonly voice: "heading" | "plain" | "bold";
  /** What it is to somebody who has it read out. */
  readonly role: "H1" | "H2" | "P";
  /** From the largest: a size, and the lines that the text may have in it. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
  readonly tone?: "ink" | "soft";
  /** Above the first line, in points; for texts of a column. */
  readonly gap?: number;
}

/** Where words stand, in points from the upper left corner. */
export interface SheetPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Given: the texts of a column stand in the middle of this height, a little above. */
  readonly height?: number;
  readonly align?: "left" | "right";
}

/** A sheet of paper in the look of the site: cloth, logo, words, a code for cameras. */
export interface Sheet {
  /** In points; A4 across is 841.89 × 595.28. */
  readonly width: number;
  readonly height: number;
  readonly cloth?: {
    readonly seed: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The site's logo, or its name where it has none that can be drawn. */
  readonly logo?: SheetPlace & { readonly height: number };
  readonly columns: readonly {
    readonly place: SheetPlace;
    readonly texts: readonly SheetText[];
    /** Drawn only where the logo is: its words stand in the logo's place otherwise. */
    readonly isBesideLogo?: boolean;
  }[];
  /**
   * Filled figures of straight lines over the cloth, in this order: a chart. `ground` is the paper's colour, `line` that of rules, `accent` the
   * site's own, `tint` a little of it. Points are in points.
   */
  readonly figures?: readonly {
    readonly points: readonly (readonly [x: number, y: number])[];
    readonly tone: "ground" | "line" | "accent" | "tint";
  }[];
  readonly rules?: readonly { readonly x: number; readonly y: number; readonly width: number }[];
  /** QR codes. */
  readonly codes?: readonly { readonly text: string; readonly x: number; readonly y: number; readonly side: number }[];
}

/** A sheet as a PDF of one page, whose words can be searched, copied and read out. */
export interface PdfFile extends Sending {
  readonly kind: "pdf";
  readonly sheet: Sheet;
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** ISO 8601: equal documents are equal files. */
  readonly createdAt: string;
}

/** A sheet as a PNG. */
export interface PaintedFile extends Sending {
  readonly kind: "picture";
  readonly sheet: Sheet;
  /** In pixels. */
  readonly width: number;
  /** `card`: the sheet lies on the site's colour, 1200 × 630, as sharing pictures are. */
  readonly format: "sheet" | "card";
}

/** The cover of a series: a square in the look of the site with its title. */
export interface CoverFile extends Sending {
  readonly kind: "cover";
  readonly title: string;
  readonly subtitle: string;
  /** Side in pixels. */
  readonly width: number;
}

/** One thing that subscribers of a feed are told of. Texts are plain. */
export interface FeedItem {
  /** A path of this site: the address and, for ever, the id. The same in every feed that has it. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Sanitised HTML, which may name paths of this site; empty where it cannot be had: the summary stands alone. */
  readonly html: string;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly categories: readonly string[];
  readonly language: Language;
  /** Path or address of a picture. Missing: the card that the shell draws of the page. */
  readonly image?: string | undefined;
  /** A recording: makes the item one of a series that is listened to. */
  readonly audio?:
    | {
        /** Path or address. */
        readonly src: string;
        readonly mime: string;
        readonly bytes: number;
        readonly seconds: number;
        readonly number: number;
        /** Paths of documents that it is read along with. */
        readonly transcript?: string | undefined;
        readonly chapters?: string | undefined;
      }
    | undefined;
}

/** A feed: the host writes RSS 2.0 or JSON Feed 1.1. Texts are plain. */
export interface FeedFile extends Sending {
  readonly kind: "feed";
  readonly format: "rss" | "json";
  /** As it stands in a list of many sites' feeds: with the site's name. */
  readonly title: string;
  readonly description: string;
  /** Path of the page that it follows. */
  readonly page: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
  /** For what is listened to: its category in directories, by its name there, and the path of its cover. */
  readonly series?: { readonly category: string; readonly cover: string } | undefined;
}

export type DocumentFile = TextFile | PdfFile | PaintedFile | CoverFile | FeedFile;

type Made<F extends DocumentFile> = Omit<F, "kind">;

/** What the host can do for a document: each tells what to make, the host makes and keeps it. */
export interface HostTools {
  readonly text: (file: Made<TextFile>) => TextFile;
  readonly pdf: (file: Made<PdfFile>) => PdfFile;
  readonly paint: (file: Made<PaintedFile>) => PaintedFile;
  readonly cover: (file: Made<CoverFile>) => CoverFile;
  readonly feed: (file: Made<FeedFile>) => FeedFile;
}

export const HOST_TOOLS: HostTools = {
  text: (file) => ({ kind: "text", ...file }),
  pdf: (file) => ({ kind: "pdf", ...file }),
  paint: (file) => ({ kind: "picture", ...file }),
  cover: (file) => ({ kind: "cover", ...file }),
  feed: (file) => ({ kind: "feed", ...file }),
};

export type DocumentDeps = RemoteDeps & HostTools;

/** Paths that answer with something else than a page. They are tried before pages. */
export interface DocumentDefinition<M extends Catalogue = Catalogue> {
  /** Unique within the remote, kebab-case. */
  readonly id: string;
  /** Patterns, matched in any letter case. */
  readonly paths: readonly string[];
  /** The part of the remote's `texts` that it is written with, instead of its `messages`. */
  readonly texts?: string;
  readonly loader: (deps: DocumentDeps, context: PageContext<M>) => Promise<DocumentFile | Ending>;
  /** Named in the head of every page of this site. */
  readonly alternates?: (tenant: PublicTenant) => readonly Alternate[];
}

/** Types a document by its loader. */
export const document = <M extends Catalogue>(definition: DocumentDefinition<M>): DocumentDefinition =>
  // The host hands it the catalogue that its `texts` name.
  definition as unknown as DocumentDefinition;
