import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { podcastMessages as indonesian } from "./podcast.id";

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** A time as it is read aloud: "1 minute 5 seconds". */
const spoken = (hours: number, minutes: number, seconds: number): string =>
  [hours > 0 && counted(hours, "hour"), minutes > 0 && counted(minutes, "minute"), counted(seconds, "second")]
    .filter(Boolean)
    .join(" ");

export const podcastMessages: CatalogueOf<typeof indonesian> = {
  podcast: "Podcast",
  "podcast.lede": (site) => `Stories of ${site} to listen to, each with its transcript.`,
  "podcast.description": (site) =>
    `The podcast of ${site}: every episode with chapters, a full transcript, and a player that goes on while you open other pages.`,
  "podcast.categories": "Categories of episodes",
  "podcast.all": "All",
  "podcast.search": "Search episodes",
  "podcast.searchHint": "Title, name or word",
  "podcast.searchSubmit": "Search",
  "podcast.clearSearch": "Clear the search",
  "podcast.found": (count, number) => `${count} ${number === 1 ? "episode" : "episodes"}`,
  "podcast.foundFor": (found, search) => `${found} for “${search}”`,
  "podcast.newest": "The newest episode",
  "podcast.earlier": "Earlier episodes",
  "podcast.failed": "The episodes did not arrive",
  "podcast.empty": "Nothing to listen to here yet",
  "podcast.emptyHelp": "The first episode appears on this page as soon as it is published.",
  "podcast.nothingFound": (search) => `No episode for “${search}”`,
  "podcast.nothingFoundHelp": "Try a shorter word, or the name of somebody who speaks.",
  "podcast.emptyCategory": "No episodes in this category yet",
  "podcast.allEpisodes": "All episodes",

  "subscribe.heading": "Subscribe",
  "subscribe.help": "Paste this RSS address into your podcast app. New episodes come by themselves.",
  "subscribe.rss": "Open the RSS feed",
  "subscribe.copy": "Copy the RSS address",
  "subscribe.copied": "RSS address copied.",

  "episode.number": (number) => `Episode ${number}`,
  "episode.length": (spokenLength) => `${spokenLength} long`,
  "episode.host": (name) => `With ${name}`,
  "episode.voices": (names) => `Voices: ${names}`,
  "episode.chapters": "Chapters",
  "episode.notes": "Show notes",
  "episode.transcript": "Transcript",
  "episode.transcriptHelp": "Choose a line to listen from there.",
  "episode.follow": "Follow what is being said",
  "episode.at": (time) => `Begins at ${time}`,
  "episode.goesOn": (time) => `You were at ${time}`,
  "episode.download": (size) => `Download (${size} MB)`,
  "episode.withTime": (time) => `Begin at ${time}`,
  "episode.neighbours": "Other episodes",
  "episode.previous": "Previous episode",
  "episode.next": "Next episode",
  "episode.silent": "There is no recording of this episode yet.",
  "episode.silentHelp": "All that is said can be read in the transcript.",

  "player.name": "Podcast player",
  "player.play": "Play",
  "player.playTitle": (title) => `Play ${title}`,
  "player.pause": "Pause",
  "player.pauseTitle": (title) => `Pause ${title}`,
  "player.back": (seconds) => `Back ${seconds} seconds`,
  "player.ahead": (seconds) => `Ahead ${seconds} seconds`,
  "player.position": "Position",
  "player.spoken": spoken,
  "player.of": (position, length) => `${position} of ${length}`,
  "player.chapter": "Chapter",
  "player.speed": "Speed",
  "player.times": (rate) => `${rate}×`,
  "player.volume": "Volume",
  "player.mute": "Mute",
  "player.unmute": "Unmute",
  "player.close": "Close the player",
  "player.more": "More controls",
  "player.less": "Fewer controls",
  "player.waiting": "Waiting for sound…",
  "player.ended": "That was all. Play it again?",
  "player.offline": "There is no connection. Your place is kept; the sound goes on as soon as you are online.",
  "player.failed": "The sound did not arrive. Your place is kept.",
  "player.loading": "Loading the episode…",
  "player.lost": "This episode did not arrive.",
  "player.retry": "Try again",
};

export const messages = { ...commonMessages, ...podcastMessages };
