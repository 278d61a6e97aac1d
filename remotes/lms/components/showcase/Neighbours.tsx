import { useMessages, useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { featurePath } from "../../contract/paths";
import type { FeatureLink } from "../../contract/showcase/Showcase";
import type { Messages } from "../../messages/id";
import s from "./Neighbours.module.css";
import { useSiteLanguage } from "./useSiteLanguage";

interface NeighboursProps {
  readonly features: readonly FeatureLink[];
  readonly slug: string;
}

/** The features before and after this one, in the site's order. */
export const Neighbours = ({ features, slug }: NeighboursProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const lang = useSiteLanguage();
  const at = features.findIndex((feature) => feature.slug === slug);
  const ways = [
    { way: "previous", word: t.previous, feature: features[at - 1] },
    { way: "next", word: t.next, feature: features[at + 1] },
  ] as const;
  const leading = ways.flatMap(({ way, word, feature }) => {
    const path = feature && featurePath(tenant, feature.slug);
    return path === undefined ? [] : [{ way, word, path, title: feature?.title }];
  });
  if (leading.length === 0) return null;
  return (
    <nav className={s.neighbours} aria-label={t.neighbours}>
      {leading.map(({ way, word, path, title }) => (
        <p key={way} className={s[way]}>
          <span>{word}</span>
          <TextLink to={path} lang={lang}>
            {title}
          </TextLink>
        </p>
      ))}
    </nav>
  );
};
