import type { FormState } from "@serambi/kernel/remote";
import { Checkbox } from "@serambi/kernel/ui";

import s from "./PolicyConsent.module.css";

interface PolicyConsentProps {
  readonly form: FormState | undefined;
  readonly isGiven: boolean;
  readonly t: { readonly consent: string; readonly policy: string };
}

/** The agreement to the privacy policy, with the way to read it beside the form. */
export const PolicyConsent = ({ form, isGiven, t }: PolicyConsentProps) => (
  <>
    <Checkbox
      id="consent"
      name="consent"
      value="1"
      label={t.consent}
      required
      error={form?.errors["consent"]}
      defaultChecked={isGiven}
    />
    <p>
      <a href="/Privacy-Policy" className={s.link} target="_blank" rel="noopener noreferrer">
        {t.policy}
      </a>
    </p>
  </>
);
