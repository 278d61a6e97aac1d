import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import { AUDIENCES, isFor, type Audience } from "../../contract/demo/audiences";
import { LMS_PATH } from "../../contract/paths";
import type { Showcase } from "../../contract/showcase/Showcase";
import type { FeaturesMessages } from "../../messages/featuresMessages";
import s from "./AudienceFilter.module.css";
import { useSiteLanguage } from "./useSiteLanguage";

interface AudienceFilterProps {
  /** Of the list, so that a page without scripts does not begin at its top again. */
  readonly anchor: string;
  readonly showcase: Pick<Showcase, "features" | "audience" | "audiences">;
}

/** Whom the list is for: links, so that it works without scripts. Nothing where features are for everybody. */
export const AudienceFilter = ({ anchor, showcase: { features, audience, audiences: names } }: AudienceFilterProps) => {
  const t = useMessages<FeaturesMessages>();
  const lang = useSiteLanguage();
  const offered = AUDIENCES.filter((one) => features.some(({ audiences }) => audiences.includes(one)));
  if (offered.length === 0) return null;
  const countOf = (one: Audience | null) => features.filter(({ audiences }) => isFor(audiences, one)).length;
  const choices = [
    { to: LMS_PATH, one: null, name: t.everybody, own: false },
    ...offered.map((one) => ({
      to: `${LMS_PATH}?for=${one}`,
      one,
      name: names?.[one] || t[`audience.${one}`],
      own: Boolean(names?.[one]),
    })),
  ];
  return (
    <nav aria-label={t.audienceFilter} className={s.filter}>
      <ul>
        {choices.map(({ to, one, name, own }) => (
          <li key={to}>
            <Link to={`${to}#${anchor}`} aria-current={one === audience ? "true" : undefined}>
              <span lang={own ? lang : undefined}>{name}</span> <span className={s.count}>{countOf(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={s.said}>
        {t.featuresShown(countOf(audience))}
      </p>
    </nav>
  );
};
