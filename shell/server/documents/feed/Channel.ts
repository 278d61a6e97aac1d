import type { Language } from "@serambi/kernel/contracts";

/** A recording, by its absolute address. */
export interface ChannelAudio {
  readonly address: string;
  readonly mime: string;
  readonly bytes: number;
  readonly seconds: number;
  /** Within its series. */
  readonly number: number;
  /** Addresses of what it is read along with; empty where there is none. */
  readonly transcript: string;
  readonly chapters: string;
}

/** One thing that subscribers are told of. */
export interface ChannelItem {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Empty where it cannot be had just now. */
  readonly html: string;
  readonly author: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly categories: readonly string[];
  readonly language: Language;
  readonly image: string;
  readonly audio: ChannelAudio | null;
}

/** What directories of what is listened to ask for besides. */
export interface ChannelSeries {
  readonly category: string;
  /** Square, as large as they want it. */
  readonly cover: string;
  /** Whether the site lets itself be found. */
  readonly isListed: boolean;
}

/** A feed as it is written, whatever the format: every address absolute, every text on one line and free of what XML cannot hold. */
export interface Channel {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly siteName: string;
  /** Of the page that it follows. */
  readonly page: string;
  /** Where it is read itself. */
  readonly self: string;
  /** The site's sign, square, 512 pixels. */
  readonly icon: string;
  readonly series: ChannelSeries | null;
  /** The newest first. */
  readonly items: readonly ChannelItem[];
}

/** When a feed last changed; null where there is nothing in it. */
export const lastChangeOf = ({ items }: Channel): Date | null =>
  items.reduce<Date | null>((last, { updatedAt }) => (last && last >= updatedAt ? last : updatedAt), null);
