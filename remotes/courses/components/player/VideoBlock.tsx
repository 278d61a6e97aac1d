import { formatDuration, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { Messages } from "../../messages/id";
import s from "./LessonBlocks.module.css";

type VideoBlockProps = Omit<Extract<LessonBlock, { kind: "video" }>, "kind">;

/** A film with the browser's own controls, its captions, and all of it as text. */
export const VideoBlock = ({ title, src, poster, lengthSeconds, captions, transcript }: VideoBlockProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const length =
    lengthSeconds < 60
      ? t.filmSeconds(formatNumber(lengthSeconds, language))
      : formatDuration(Math.round(lengthSeconds / 60), language);
  return (
    <div>
      <figure className={s.video}>
        {src && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are the host's; all that is said stands below as text
          <video controls preload="none" playsInline src={src} poster={poster || undefined} aria-label={title}>
            {captions.map((track, index) => (
              <track
                key={track.src}
                kind="captions"
                src={track.src}
                srcLang={track.language}
                label={track.label}
                default={index === 0}
              />
            ))}
          </video>
        )}
        <figcaption>
          {title}
          {lengthSeconds > 0 && `, ${length}`}
        </figcaption>
      </figure>
      {transcript.length > 0 && (
        <details className={s.transcript} open={!src}>
          <summary>{t.transcript}</summary>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </div>
  );
};
