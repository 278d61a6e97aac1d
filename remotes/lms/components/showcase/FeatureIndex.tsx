import { useMessages, useTenant } from "@serambi/kernel/remote";
import { EmptyState, Section, TextLink, Wrap } from "@serambi/kernel/ui";

import { isFor } from "../../contract/demo/audiences";
import { featurePath } from "../../contract/paths";
import type { Showcase } from "../../contract/showcase/Showcase";
import type { FeaturesMessages } from "../../messages/featuresMessages";
import { AudienceFilter } from "./AudienceFilter";
import s from "./FeatureIndex.module.css";
import { FeatureSample } from "./FeatureSample";
import { useSiteLanguage } from "./useSiteLanguage";

interface FeatureIndexProps {
  readonly id: string;
  readonly showcase: Pick<Showcase, "featuresTitle" | "features" | "audience" | "audiences">;
}

/** Every feature on a line of its own, as in the contents of a book, with a piece of what it shows; all of them, or those for one audience. */
export const FeatureIndex = ({ id, showcase }: FeatureIndexProps) => {
  const t = useMessages<FeaturesMessages>();
  const tenant = useTenant();
  const lang = useSiteLanguage();
  const { featuresTitle: title, features, audience } = showcase;
  return (
    <Section id={id} labelledBy={`${id}-title`} className={s.index}>
      <Wrap>
        <div className={s.head}>
          <h2 id={`${id}-title`} lang={title ? lang : undefined} className={s.heading}>
            {title || t.features}
          </h2>
          <AudienceFilter anchor={id} showcase={showcase} />
        </div>
        {features.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
        <ol lang={lang} className={s.rows}>
          {features
            .filter(({ audiences }) => isFor(audiences, audience))
            .map(({ n, slug, title: name, summary, sample }) => {
              const path = featurePath(tenant, slug);
              return (
                <li key={slug} value={n} className={s.row}>
                  <span aria-hidden="true" className={s.number}>
                    {n}
                  </span>
                  <h3 className={s.title}>{path === undefined ? name : <TextLink to={path}>{name}</TextLink>}</h3>
                  <p className={s.summary}>{summary}</p>
                  {sample && <FeatureSample sample={sample} />}
                </li>
              );
            })}
        </ol>
      </Wrap>
    </Section>
  );
};
