import type { Episode } from "@serambi/kernel/contracts";
import { useMessages, useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { episodePath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./EpisodeNeighbours.module.css";

/** The episodes published before and after this one. */
export const EpisodeNeighbours = ({ episode: { previous, next } }: { readonly episode: Episode }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const ways = (
    [
      ["previous", previous],
      ["next", next],
    ] as const
  ).flatMap(([way, episode]) => {
    const path = episode && episodePath(tenant, episode);
    return path ? [{ way, path, title: episode.title }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <nav className={s.neighbours} aria-label={t["episode.neighbours"]}>
      {ways.map(({ way, path, title }) => (
        <p key={way} className={s[way]}>
          <span>{t[`episode.${way}`]}</span>
          <TextLink to={path}>{title}</TextLink>
        </p>
      ))}
    </nav>
  );
};
