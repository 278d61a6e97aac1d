import { Checkbox, Select, Textarea, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import {
  readChapters,
  readProgramme,
  readTranscript,
  writeChapters,
  writeProgramme,
  writeTranscript,
} from "../../contract/writing/lines";
import type { EpisodePart, EventPart, PicturePart } from "../../contract/writing/Writing";
import { fromLocal, toLocal, zoneOf, ZONES } from "../../contract/writing/zones";
import { lengthFault } from "../lengthFault";
import s from "./Fields.module.css";
import { LinesField } from "./LinesField";
import { PictureSend } from "./PictureSend";
import type { WritingProps } from "./WritingProps";

const NOWHERE = { name: "", address: "", city: "" } as const;

const EventFields = observer(function EventFields({ store, t, event }: WritingProps & { readonly event: EventPart }) {
  const zone = zoneOf(event.timeZone);
  const place = event.place ?? NOWHERE;
  const set = (change: Partial<EventPart>): void => store.set({ event: { ...event, timeZone: zone.name, ...change } });
  const time = (name: "startsAt" | "endsAt") => (
    <TextField
      id={name}
      type="datetime-local"
      label={`${t[name]}, ${zone.label}`}
      value={toLocal(event[name], zone)}
      error={store.problems[`event.${name}`]}
      onChange={({ target }) => set({ [name]: fromLocal(target.value, zone) })}
    />
  );
  const part = (name: keyof typeof NOWHERE, label: string) => (
    <TextField
      id={`place-${name}`}
      label={label}
      value={place[name]}
      error={name === "name" ? store.problems["event.place"] : undefined}
      onChange={({ target }) => set({ place: { ...place, [name]: target.value } })}
    />
  );
  return (
    <section className={s.part} aria-labelledby="event">
      <h2 id="event">{t.event}</h2>
      <Select
        id="zone"
        label={t.zone}
        value={zone.name}
        options={ZONES.map(({ name, label }) => ({ value: name, label }))}
        onChange={({ target }) => {
          const next = zoneOf(target.value);
          // The hours stay as they are written; the clock that they are read on is another one.
          const moved = (iso: string): string => fromLocal(toLocal(iso, zone), next);
          set({
            timeZone: next.name,
            startsAt: moved(event.startsAt),
            endsAt: moved(event.endsAt),
            programme: event.programme.map((item) => ({ ...item, startsAt: moved(item.startsAt) })),
          });
        }}
      />
      <div className={s.times}>
        {time("startsAt")}
        {time("endsAt")}
      </div>
      <Checkbox
        label={t.online}
        checked={event.isOnline}
        onChange={({ target }) => set({ isOnline: target.checked })}
      />
      {part("name", t.placeName)}
      {part("address", t.placeAddress)}
      {part("city", t.placeCity)}
      <LinesField
        id="programme"
        label={t.programme}
        help={t.programmeHelp}
        rows={5}
        initial={writeProgramme(event.programme, event.startsAt, zone)}
        read={(text) => readProgramme(text, event.startsAt, zone)}
        onChange={(programme) => set({ programme: [...programme] })}
        t={t}
      />
    </section>
  );
});

const EpisodeFields = observer(function EpisodeFields({
  store,
  t,
  episode,
}: WritingProps & { readonly episode: EpisodePart }) {
  const { audio } = episode;
  const set = (change: Partial<EpisodePart>): void => store.set({ episode: { ...episode, ...change } });
  return (
    <section className={s.part} aria-labelledby="episode">
      <h2 id="episode">{t.episode}</h2>
      <TextField
        id="number"
        type="number"
        min={1}
        label={t.number}
        value={episode.number === 0 ? "" : String(episode.number)}
        error={store.problems["episode.number"]}
        onChange={({ target }) => set({ number: Math.max(0, Math.floor(Number(target.value))) })}
      />
      <TextField
        id="audio"
        label={t.audio}
        help={t.audioHelp}
        spellCheck={false}
        value={audio.src}
        error={store.problems["episode.audio.src"]}
        onChange={({ target }) => set({ audio: { ...audio, src: target.value.trim() } })}
      />
      <TextField
        id="seconds"
        type="number"
        min={0}
        label={t.seconds}
        value={audio.seconds === 0 ? "" : String(audio.seconds)}
        error={store.problems["episode.audio.seconds"]}
        onChange={({ target }) => set({ audio: { ...audio, seconds: Math.max(0, Number(target.value)) } })}
      />
      <LinesField
        id="chapters"
        label={t.chapters}
        help={t.chaptersHelp}
        rows={4}
        initial={writeChapters(episode.chapters)}
        read={readChapters}
        onChange={(chapters) => set({ chapters: [...chapters] })}
        t={t}
      />
      <LinesField
        id="transcript"
        label={t.transcript}
        help={t.transcriptHelp}
        rows={8}
        initial={writeTranscript(episode.transcript)}
        read={(text) => readTranscript(text, audio.seconds)}
        onChange={(transcript) => set({ transcript: [...transcript] })}
        t={t}
      />
    </section>
  );
});

const PictureFields = observer(function PictureFields({
  store,
  t,
  picture,
}: WritingProps & { readonly picture: PicturePart }) {
  const set = (change: Partial<PicturePart>): void => store.set({ picture: { ...picture, ...change } });
  return (
    <section className={s.part} aria-labelledby="picture">
      <h2 id="picture">{t.picture}</h2>
      {picture.src !== "" && <img src={picture.src} alt="" className={s.thumb} />}
      <PictureSend
        label={t.pictureChoose}
        t={t}
        onTaken={({ address, width, height, colour }) => set({ src: address, width, height, colour })}
      />
      {store.problems["picture.src"] && <p className={s.wrong}>{store.problems["picture.src"]}</p>}
      <Textarea
        id="alt"
        label={t.alt}
        help={t.altHelp}
        rows={2}
        value={picture.alt}
        error={lengthFault(picture.alt, 500, t) ?? store.problems["picture.alt"]}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <Textarea
        id="caption"
        label={t.caption}
        rows={2}
        value={picture.caption}
        error={lengthFault(picture.caption, 600, t)}
        onChange={({ target }) => set({ caption: target.value })}
      />
    </section>
  );
});

/** Shows what an event, an episode and a picture have of their own. */
export const OwnFields = observer(function OwnFields({ store, t }: WritingProps) {
  const { kind } = store.writing;
  const { event, episode, picture } = store.value;
  if (kind === "event" && event) return <EventFields store={store} t={t} event={event} />;
  if (kind === "podcast" && episode) return <EpisodeFields store={store} t={t} episode={episode} />;
  return kind === "picture" && picture ? <PictureFields store={store} t={t} picture={picture} /> : null;
});
