import { cx } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import s from "./PrivacyChoices.module.css";

interface PrivacyChoicesProps extends Pick<FrameProps, "tenant" | "t"> {
  readonly className?: string | undefined;
}

/** On a site that is measured: opens the question again whether this visitor may be (`client/consent` listens for it). */
export const PrivacyChoices = ({ tenant, t, className }: PrivacyChoicesProps) =>
  tenant.settings.analytics ? (
    <button type="button" data-consent className={cx(s.choices, className)}>
      {t.privacyChoices}
    </button>
  ) : null;
