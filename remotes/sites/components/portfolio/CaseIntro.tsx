import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb } from "@serambi/kernel/ui";

import type { OpenedCase } from "../../contract/portfolio/Portfolio";
import { kindPath, portfolioPath } from "../../contract/portfolio/paths";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseIntro.module.css";
import { useContentLanguage } from "./useContentLanguage";

/** What came of it, before anything else. */
export const CaseIntro = ({ listTitle, shown }: Pick<OpenedCase, "listTitle" | "shown">) => {
  const t = useMessages<PortfolioMessages>();
  const tenant = useTenant();
  const lang = useContentLanguage();
  return (
    <header className={s.intro}>
      <Breadcrumb
        label={t["portfolio.breadcrumb"]}
        items={[
          { label: listTitle, to: portfolioPath(tenant) },
          { label: t[`kind.${shown.kind}`], to: kindPath(tenant, shown.kind) },
        ]}
      />
      <h1 className={s.title} lang={lang}>
        {shown.title}
      </h1>
      <p className={s.summary} lang={lang}>
        {shown.summary}
      </p>
    </header>
  );
};
