import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

import { OWN_DRAFT, PREVIEW_PARAMETER } from "@serambi/kernel/contracts";

import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import s from "./DeskPanel.module.css";

interface Card {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

const tagOf = (page: Document, name: string): string =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";

/** The card that others show where the page is shared: read from the page as it will be. */
export const SharingCard = observer(function SharingCard({
  store,
  draft,
  t,
}: {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  readonly t: SiteMessages;
}) {
  const [card, setCard] = useState<Card | null>(null);
  const { version } = draft.draft;
  const path = store.page?.path ?? "/";
  const isSeen = store.tab === "meta";
  useEffect(() => {
    if (!isSeen) return undefined;
    const asking = new AbortController();
    const address = `${path}${path.includes("?") ? "&" : "?"}${PREVIEW_PARAMETER}=${OWN_DRAFT}`;
    fetch(address, { signal: asking.signal })
      .then((answer) => answer.text())
      .then((html) => {
        // The head alone, without its styles: this page's policy would refuse them, and say so.
        const head = html.slice(0, html.indexOf("</head>")).replace(/<style[\s\S]*?<\/style>/g, "");
        const page = new DOMParser().parseFromString(head, "text/html");
        const image = tagOf(page, "og:image");
        // The card's address names the site's own host: the same path is asked of the host that the editor is on.
        const shown = URL.canParse(image) && new URL(image).pathname.startsWith("/social/") ? new URL(image) : null;
        setCard({
          title: tagOf(page, "og:title") || page.title,
          description: tagOf(page, "og:description"),
          image: shown ? shown.pathname + shown.search : image,
        });
      })
      .catch(() => setCard(null));
    return () => asking.abort();
  }, [version, path, isSeen]);
  if (!card) return null;
  return (
    <figure className={s.card} aria-label={t.card}>
      {card.image && <img src={card.image} alt="" />}
      <div>
        <b>{card.title}</b>
        {card.description}
      </div>
    </figure>
  );
});
