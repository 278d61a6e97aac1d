import { ButtonLink } from "@serambi/kernel/ui";

import { Logo } from "../parts/Logo";
import { SkipLink } from "../parts/SkipLink";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps } from "../types";
import { Drawer } from "./Drawer";
import s from "./PesilatHeader.module.css";

/** The name, when the next intake begins, the one action, and the drawer. */
export const PesilatHeader = ({ tenant, path, t }: FrameProps) => {
  const { footer, action } = tenant.settings.navigation;
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Logo {...{ tenant, path, t }} mark={null} className={s.mark} />
      {footer[0] && <p className={s.news}>{footer[0].title}</p>}
      <span className={s.theme}>
        <SiteTools tenant={tenant} t={t} />
      </span>
      {action && (
        <ButtonLink to={action.href} size="small" className={s.action}>
          {action.label}
        </ButtonLink>
      )}
      <Drawer {...{ tenant, path, t }} />
    </header>
  );
};
