import { useMessages } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, SearchField } from "@serambi/kernel/ui";
import { useState } from "react";

import { PODCAST_PATH } from "../../contract/paths";
import { podcastAddress } from "../../contract/podcast/podcastAddress";
import type { EpisodeQuery } from "../../contract/podcast/PodcastReader";
import type { Messages } from "../../messages/id";
import s from "./PodcastSearch.module.css";

/** A form that asks for episodes by their address, with and without script. It stays within the category that is chosen. */
export const PodcastSearch = ({ query: { search = "", categorySlug } }: { readonly query: EpisodeQuery }) => {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The address has changed elsewhere: a link, Back.
  if (known !== search) {
    setKnown(search);
    setText(search);
  }
  const within = categorySlug === undefined ? {} : { categorySlug };
  return (
    <form
      role="search"
      action={PODCAST_PATH}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        void navigate(podcastAddress({ page: 1, ...within, ...(wanted && { search: wanted }) }));
      }}
    >
      {categorySlug !== undefined && <input type="hidden" name="categorySlug" value={categorySlug} />}
      <SearchField
        name="search"
        className={s.field}
        label={t["podcast.search"]}
        placeholder={t["podcast.searchHint"]}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="line">
        {t["podcast.searchSubmit"]}
      </Button>
    </form>
  );
};
