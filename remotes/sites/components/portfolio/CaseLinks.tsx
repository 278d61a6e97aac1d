import { useMessages } from "@serambi/kernel/remote";
import { Icon, TextLink } from "@serambi/kernel/ui";

import type { WholeCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseLinks.module.css";

/** The host of an address as people write it; null where it is none of the web, or of this site. */
const hostOf = (address: string | undefined): string | null =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address).host.replace(/^www\./, "")
    : null;

/** Whether there is something of a case to be seen elsewhere. */
export const hasLinks = ({ projectLink, video }: WholeCase): boolean =>
  hostOf(projectLink) !== null || hostOf(video) !== null;

/** Where what was made can be seen, and a film of it. Both are other sites': nothing of theirs is loaded before it is wanted. */
export const CaseLinks = ({ shown: { projectLink, video } }: { readonly shown: WholeCase }) => {
  const t = useMessages<PortfolioMessages>();
  const [project, film] = [hostOf(projectLink), hostOf(video)];
  return (
    <section aria-label={t["case.elsewhere"]}>
      <ul className={s.links}>
        {projectLink && project && (
          <li>
            <Icon name="globe" />
            <TextLink to={projectLink}>{t["case.project"](project)}</TextLink>
          </li>
        )}
        {video && film && (
          <li>
            <Icon name="play" />
            <TextLink to={video}>{t["case.video"](film)}</TextLink>
          </li>
        )}
      </ul>
    </section>
  );
};
