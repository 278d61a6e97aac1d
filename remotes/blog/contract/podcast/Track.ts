import type { Episode, EpisodeSummary } from "../hosts/posts";

/** An episode as a player needs it. */
export interface Track {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Of its page; missing where the site has none. */
  readonly path?: string;
  /** Empty where there is nothing to play. */
  readonly src: string;
  /** How long it is said to be: players know better once they have read its beginning. */
  readonly seconds: number;
  /** Empty where only a list was read: then they come with the episode itself. */
  readonly chapters: Episode["chapters"];
  /** Address of a real picture, or empty. */
  readonly cover: string;
  /** What the cloth is drawn from where there is no picture. */
  readonly art: NonNullable<EpisodeSummary["art"]>;
}
