import { useTenant } from "@serambi/kernel/remote";
import { CoveringLink } from "@serambi/kernel/ui";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import { casePath } from "../../contract/portfolio/paths";
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
      <CoveringLink to={path}>{shown.title}</CoveringLink>
    </h2>
  );
};
