/**
 * Speaks the episodes of the seed that have changed (README.md).
 *   node shell/platform/seed/posts/makers/makeSpeech.mjs
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { digestOf, keepFile, removeOthers, writeList } from "./mediaFiles.mjs";
import { readPosts, readSpoken } from "./readSeed.mjs";

/** As the synthesiser gives it: one channel of 16 bits. */
const RATE = 22_050;
const BYTES_PER_SECOND = RATE * 2;
const WAV_HEADER_BYTES = 44;

const WORDS_PER_MINUTE = 155;
const PAUSE_S = { start: 0.4, line: 0.35, chapter: 0.9, end: 0.6 };
/** Variants of the synthesiser's voices, in the order in which those who speak are named. */
const VARIANTS = { woman: ["f3", "f2", "f4"], man: ["m3", "m1", "m4"] };
/** Speech needs no more; every player and every podcast directory takes it, and it is sought in exactly. */
const ENCODING = ["-c:a", "libmp3lame", "-b:a", "16k", "-ar", "16000", "-ac", "1"];

const folder = mkdtempSync(join(tmpdir(), "speech-"));
const silence = (seconds) => Buffer.alloc(Math.round(seconds * RATE) * 2);
const lengthOf = (sound) => sound.length / BYTES_PER_SECOND;
const rounded = (seconds) => Math.round(seconds * 100) / 100;

const voicesOf = ({ voices }, language) => {
  const names = Object.entries(voices);
  return new Map(
    names.map(([name, kind]) => {
      const place = names.filter(([, other]) => other === kind).findIndex(([other]) => other === name);
      return [name, `${language}+${VARIANTS[kind][place % VARIANTS[kind].length]}`];
    }),
  );
};

const speak = (voice, text) => {
  const path = join(folder, "line.wav");
  execFileSync("espeak-ng", ["-v", voice, "-s", String(WORDS_PER_MINUTE), "-w", path, text]);
  return readFileSync(path).subarray(WAV_HEADER_BYTES);
};

const record = (key, episode, language) => {
  const voices = voicesOf(episode, language);
  const parts = [silence(PAUSE_S.start)];
  const lines = [];
  let at = PAUSE_S.start;
  for (const chapter of episode.chapters) {
    for (const [index, { speaker, text }] of chapter.lines.entries()) {
      const sound = speak(voices.get(speaker), text);
      const pause = silence(index === chapter.lines.length - 1 ? PAUSE_S.chapter : PAUSE_S.line);
      lines.push([rounded(at), rounded(at + lengthOf(sound))]);
      parts.push(sound, pause);
      at += lengthOf(sound) + lengthOf(pause);
    }
  }
  parts.push(silence(PAUSE_S.end));
  const sound = Buffer.concat(parts);
  const input = ["-f", "s16le", "-ar", String(RATE), "-ac", "1", "-i", "pipe:0"];
  const plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const bytes = execFileSync("ffmpeg", ["-v", "error", ...input, ...ENCODING, ...plain, "-f", "mp3", "pipe:1"], {
    input: sound,
  });
  const src = keepFile(key, `episode-${episode.number}`, "mp3", bytes);
  return { src, bytes: bytes.length, seconds: rounded(lengthOf(sound)), lines };
};

const earlier = await readSpoken();
const made = {};
for (const [key, { episodes = [] }] of Object.entries(await readPosts()))
  for (const episode of episodes) {
    const language = episode.language ?? "id";
    const digest = digestOf(JSON.stringify([language, episode.number, episode.voices, episode.chapters]));
    const name = `${key}/${episode.slug}`;
    made[name] = earlier[name]?.digest === digest ? earlier[name] : { digest, ...record(key, episode, language) };
  }
rmSync(folder, { recursive: true });
removeOthers(/^episode-\d+-[0-9a-f]{8}\.mp3$/, new Set(Object.values(made).map(({ src }) => src)));
writeList("spoken", made);
