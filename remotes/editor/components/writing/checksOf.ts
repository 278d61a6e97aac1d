import type { WritingKind } from "../../contract/writing/kinds";
import type { TextPreview, WritingValue } from "../../contract/writing/Writing";
import type { WriteMessages } from "../../messages/writing/types";

/** One thing to look at before something is published. */
export interface Check {
  readonly text: string;
  readonly isDone: boolean;
}

/** Pictures in a text that say nothing to those who do not see them. */
const withoutWords = (html: string): number =>
  [...html.matchAll(/<img [^>]*>/g)].filter(([img]) => /alt=""/.test(img) || !/alt=/.test(img)).length;

const ofLinks = (preview: TextPreview | null, t: WriteMessages): readonly Check[] =>
  (preview?.links ?? []).flatMap(({ href, leads }) => {
    if (leads === "later") return [{ text: t["check.later"](href), isDone: false }];
    return leads === "nowhere" ? [{ text: t["check.nowhere"](href), isDone: false }] : [];
  });

const ofKind = (kind: WritingKind, { event, episode }: WritingValue, t: WriteMessages): readonly Check[] => {
  if (kind === "event" && event)
    return [
      {
        text: t["check.time"],
        isDone: event.startsAt !== "" && Date.parse(event.endsAt) >= Date.parse(event.startsAt),
      },
      { text: t["check.place"], isDone: event.isOnline || Boolean(event.place?.name) },
    ];
  if (kind === "podcast" && episode) {
    const { number, audio } = episode;
    return [{ text: t["check.audio"], isDone: number > 0 && audio.src !== "" && audio.seconds > 0 }];
  }
  return [];
};

/** Things to look at before a publication: what it needs, and what a reader would stumble over. */
export const checksOf = (
  kind: WritingKind,
  value: WritingValue,
  preview: TextPreview | null,
  t: WriteMessages,
): readonly Check[] => {
  const title = { text: t["check.title"](value.title.length), isDone: value.title !== "" };
  if (kind === "picture")
    return [
      title,
      { text: t["check.picture"], isDone: Boolean(value.picture?.src) },
      { text: t["check.pictureAlt"], isDone: Boolean(value.picture?.alt) },
    ];
  const hasAlt = value.cover === "" || value.isCoverPlain || value.coverAlt !== "";
  const missing = withoutWords(preview?.html ?? "");
  return [
    title,
    { text: t["check.summary"](value.summary.length), isDone: value.summary !== "" },
    { text: t["check.category"], isDone: value.category !== "" },
    { text: t["check.author"], isDone: value.author.name !== "" },
    { text: t["check.text"], isDone: value.text.trim() !== "" },
    { text: hasAlt ? t["check.alt"] : t["check.altMissing"], isDone: hasAlt },
    ...(missing > 0 ? [{ text: t["check.textAlt"](missing), isDone: false }] : []),
    ...ofKind(kind, value, t),
    ...ofLinks(preview, t),
  ];
};
