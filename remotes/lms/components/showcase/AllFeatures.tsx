import { useMessages, useTenant } from "@serambi/kernel/remote";
import { TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { featurePath } from "../../contract/paths";
import type { FeatureLink } from "../../contract/showcase/Showcase";
import type { Messages } from "../../messages/id";
import s from "./AllFeatures.module.css";
import { Neighbours } from "./Neighbours";
import { useSiteLanguage } from "./useSiteLanguage";

interface AllFeaturesProps {
  readonly features: readonly FeatureLink[];
  /** Of the one that is shown. */
  readonly slug: string;
}

/** Where to go on from a feature: the ones beside it, and all of them. Nothing where it is the only one. */
export const AllFeatures = ({ features, slug }: AllFeaturesProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const heading = useId();
  const lang = useSiteLanguage();
  if (features.length < 2) return null;
  return (
    <Wrap className={s.all}>
      <Neighbours features={features} slug={slug} />
      <nav aria-labelledby={heading} className={s.list}>
        <h2 id={heading} className={s.heading}>
          {t.allFeatures}
        </h2>
        <ol lang={lang}>
          {features.map((feature) => {
            const path = featurePath(tenant, feature.slug);
            return (
              <li key={feature.slug}>
                {path === undefined || feature.slug === slug ? (
                  <span aria-current={feature.slug === slug ? "page" : undefined}>{feature.title}</span>
                ) : (
                  <TextLink to={path}>{feature.title}</TextLink>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </Wrap>
  );
};
