import type { Episode } from "../../contract/hosts/posts";
import { oneLine } from "./oneLine";

/** A cue has to end after it begins. */
const SHORTEST_SECONDS = 0.1;

const two = (count: number): string => String(count).padStart(2, "0");

const moment = (seconds: number): string => {
  const ms = Math.round(Math.max(0, seconds) * 1000);
  const whole = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(whole % 60)}.${String(ms % 1000).padStart(3, "0")}`;
};

/** On one line: an empty one would end the cue. */
const escaped = (text: string): string =>
  oneLine(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** All that is said, as WebVTT: each cue with its voice. */
export const webVtt = (transcript: Episode["transcript"]): string =>
  [
    "WEBVTT",
    ...transcript
      .filter(({ text }) => oneLine(text) !== "")
      .map(({ speaker, text, from, to }) => {
        const times = `${moment(from)} --> ${moment(Math.max(to, from + SHORTEST_SECONDS))}`;
        const voice = escaped(speaker);
        return `${times}\n${voice === "" ? "" : `<v ${voice}>`}${escaped(text)}`;
      }),
    "",
  ].join("\n\n");
