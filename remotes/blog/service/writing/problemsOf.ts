import type { Text } from "@serambi/kernel/service";

import { problems as words } from "../texts";
import type { WritingKind, WritingValue } from "./WritingValue";

/** Letters, digits and hyphens, as addresses of posts are written. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A picture of the site, or of another one by https. */
const PICTURE = /^(?:\/(?![/\\])|https:\/\/)/;
/** A recording of the site: pages play no other. */
const RECORDING = /^\/(?![/\\])/;

type Problems = Record<string, Text>;

const isZone = (zone: string): boolean => {
  if (zone === "") return false;
  try {
    // oxlint-disable-next-line no-restricted-globals -- in the service: no page waits for it
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

const ofPicture = ({ picture }: WritingValue): Problems => ({
  ...(!(picture && PICTURE.test(picture.src) && picture.width > 0 && picture.height > 0) && {
    "picture.src": words.picture,
  }),
  ...(!picture?.alt && { "picture.alt": words.alt }),
});

const ofEvent = ({ event }: WritingValue): Problems => ({
  ...(!event?.startsAt && { "event.startsAt": words.startsAt }),
  ...((!event?.endsAt || Date.parse(event.endsAt) < Date.parse(event.startsAt)) && { "event.endsAt": words.endsAt }),
  ...(!(event && isZone(event.timeZone)) && { "event.timeZone": words.timeZone }),
  ...(!(event && (event.isOnline || event.place?.name)) && { "event.place": words.place }),
});

const ofEpisode = ({ episode }: WritingValue): Problems => ({
  ...(!episode?.number && { "episode.number": words.number }),
  ...(!(episode && RECORDING.test(episode.audio.src)) && { "episode.audio.src": words.audio }),
  ...(!(episode && episode.audio.seconds > 0) && { "episode.audio.seconds": words.seconds }),
});

const ofPost = (value: WritingValue): Problems => ({
  ...(!value.summary && { summary: words.summary }),
  ...(!value.category && { category: words.category }),
  ...(!value.author.name && { "author.name": words.author }),
  ...(value.text.trim() === "" && { text: words.text }),
  ...(value.cover !== "" && !PICTURE.test(value.cover) && { cover: words.cover }),
  ...(value.cover !== "" && !value.isCoverPlain && !value.coverAlt && { coverAlt: words.coverAlt }),
});

/** Problems that keep a value from being published, by its fields; none where it can be. */
export const problemsOf = (kind: WritingKind, value: WritingValue): Readonly<Record<string, Text>> => ({
  ...(!value.title && { title: words.title }),
  ...(value.slug !== "" && !SLUG.test(value.slug) && { slug: words.slug }),
  ...(kind === "picture" ? ofPicture(value) : ofPost(value)),
  ...(kind === "event" && ofEvent(value)),
  ...(kind === "podcast" && ofEpisode(value)),
});
