import { useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import { casePath } from "../../contract/portfolio/paths";
import s from "./CaseTitle.module.css";
import { useContentLanguage } from "./useContentLanguage";

interface CaseTitleProps {
  readonly shown: ListedCase;
  readonly className?: string | undefined;
}

/** The headline: the whole case around it is its link's target. */
export const CaseTitle = ({ shown, className }: CaseTitleProps) => {
  const path = casePath(useTenant(), shown);
  return (
    <h2 className={className} lang={useContentLanguage()}>
      {path ? (
        <TextLink to={path} className={s.link}>
          {shown.title}
        </TextLink>
      ) : (
        shown.title
      )}
    </h2>
  );
};
