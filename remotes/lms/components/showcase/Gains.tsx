import { useTenant } from "@serambi/kernel/remote";
import { Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { featurePath } from "../../contract/paths";
import type { FeatureEntry, Showcase } from "../../contract/showcase/Showcase";
import s from "./Gains.module.css";
import { useSiteLanguage } from "./useSiteLanguage";
import { inPlaces } from "../inPlaces";

interface GainsProps {
  readonly gains: NonNullable<Showcase["gains"]>;
  readonly features: readonly FeatureEntry[];
}

/** Who has what of it, in a sentence or two, and the features that it is about. */
export const Gains = ({ gains: { title, groups }, features }: GainsProps) => {
  const tenant = useTenant();
  const heading = useId();
  const lang = useSiteLanguage();
  return (
    <Section tone="sunken" labelledBy={heading}>
      <Wrap className={s.gains}>
        <h2 id={heading} lang={lang} className={s.heading}>
          {title}
        </h2>
        <ul lang={lang} className={s.groups}>
          {inPlaces(groups).map(({ key, item: group }) => (
            <li key={key} className={s.group}>
              <h3 className={s.who}>{group.who}</h3>
              <p className={s.text}>{group.text}</p>
              <p className={s.features}>
                {features
                  .filter((feature) => group.features.includes(feature.key))
                  .map(({ slug, title: name }) => {
                    const path = featurePath(tenant, slug);
                    return path === undefined ? (
                      <span key={slug}>{name}</span>
                    ) : (
                      <TextLink key={slug} to={path}>
                        {name}
                      </TextLink>
                    );
                  })}
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
