import { ArrowLink, ButtonLink, cx } from "@serambi/kernel/ui";

import type { SiteLink } from "../contract/SiteLink";
import s from "./Actions.module.css";

interface ActionsProps {
  readonly links?: readonly SiteLink[] | undefined;
  /** How the first, the button, looks. */
  readonly variant?: "solid" | "line" | undefined;
  readonly className?: string | undefined;
}

/** What a section asks for: one button, and quieter links beside it. Nothing at all where there is no link. */
export const Actions = ({ links: [main, ...others] = [], variant, className }: ActionsProps) =>
  main && (
    <div className={cx(s.actions, className)}>
      <ButtonLink to={main.href} variant={variant}>
        {main.label}
      </ButtonLink>
      {others.map((link) => (
        <ArrowLink key={link.href} to={link.href}>
          {link.label}
        </ArrowLink>
      ))}
    </div>
  );
