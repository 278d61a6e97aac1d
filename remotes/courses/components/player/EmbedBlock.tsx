import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon, TextLink } from "@serambi/kernel/ui";
import { useEffect, useRef, useState } from "react";

import { allowedEmbed } from "../../contract/learning/allowedEmbed";
import type { Messages } from "../../messages/id";
import s from "./LessonBlocks.module.css";

interface EmbedBlockProps {
  readonly src: string;
  readonly title: string;
}

/**
 * A film of another host. Nothing is asked of that host before the learner presses play; then it is shown in a frame of its own,
 * without a right to this page. A host that is not allowed is linked.
 */
export const EmbedBlock = ({ src, title }: EmbedBlockProps) => {
  const t = useMessages<Messages>();
  const [isShown, setIsShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const embed = allowedEmbed(src);

  // The button that was pressed is gone: the keyboard goes on in what took its place.
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);

  return (
    <figure className={s.embed}>
      {embed &&
        (isShown ? (
          <iframe
            ref={frame}
            src={embed.address}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is the film host's, never this page's
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <div className={s.cover}>
            <Button onClick={() => setIsShown(true)}>
              <Icon name="play" />
              {t.embedShow(embed.host)}
            </Button>
            <p>{t.embedNote(embed.host)}</p>
          </div>
        ))}
      <figcaption>
        {title} · <TextLink to={src}>{t.embedLink}</TextLink>
      </figcaption>
    </figure>
  );
};
