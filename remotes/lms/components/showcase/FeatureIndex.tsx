import { useMessages, useTenant } from "@serambi/kernel/remote";
import { EmptyState, Icon, Section, TextLink, Wrap } from "@serambi/kernel/ui";

import { featurePath } from "../../contract/paths";
import type { FeatureEntry } from "../../contract/showcase/Showcase";
import type { Messages } from "../../messages/id";
import s from "./FeatureIndex.module.css";
import { iconOf } from "./iconOf";
import { useSiteLanguage } from "./useSiteLanguage";

interface FeatureIndexProps {
  readonly id: string;
  /** Empty: the product's own word. */
  readonly title: string;
  readonly features: readonly FeatureEntry[];
}

/** Every feature on a line of its own, as in the contents of a book. */
export const FeatureIndex = ({ id, title, features }: FeatureIndexProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const lang = useSiteLanguage();
  return (
    <Section id={id} labelledBy={`${id}-title`} className={s.index}>
      <Wrap>
        <h2 id={`${id}-title`} lang={title ? lang : undefined} className={s.heading}>
          {title || t.features}
        </h2>
        {features.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
        <ol lang={lang} className={s.rows}>
          {features.map((feature) => {
            const path = featurePath(tenant, feature.slug);
            return (
              <li key={feature.slug} className={s.row}>
                <Icon name={iconOf(feature.icon)} className={s.icon} />
                <h3 className={s.title}>
                  {path === undefined ? feature.title : <TextLink to={path}>{feature.title}</TextLink>}
                </h3>
                <p className={s.summary}>{feature.summary}</p>
                {path !== undefined && <Icon name="arrow-right" className={s.arrow} />}
              </li>
            );
          })}
        </ol>
      </Wrap>
    </Section>
  );
};
