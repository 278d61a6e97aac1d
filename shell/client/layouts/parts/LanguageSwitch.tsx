import { offeredLanguages, type Language } from "@serambi/kernel/contracts";
import { useLocation } from "@serambi/kernel/router";
import { cx, VisuallyHidden } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { LANGUAGE_NAMES } from "./languageNames";
import s from "./LanguageSwitch.module.css";

interface LanguageSwitchProps extends Pick<FrameProps, "tenant" | "t"> {
  /** Two letters each, or whole names. */
  readonly variant?: "codes" | "names" | undefined;
  readonly className?: string | undefined;
}

const Name = ({ language, variant }: { readonly language: Language } & Pick<LanguageSwitchProps, "variant">) => {
  const { code, name } = LANGUAGE_NAMES[language];
  if (variant === "names") return name;
  return (
    <>
      {code}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </>
  );
};

/** The languages of a site that offers several. Plain links: the server keeps the choice and sends the page anew. */
export const LanguageSwitch = ({ tenant, t, variant = "codes", className }: LanguageSwitchProps) => {
  const { pathname, search } = useLocation();
  const offered = offeredLanguages(tenant.settings);
  if (offered.length < 2) return null;
  const back = encodeURIComponent(pathname + search);
  return (
    <span role="group" aria-label={t.languages} className={cx(s.languages, variant === "names" && s.names, className)}>
      {offered.map((language) =>
        language === tenant.language ? (
          <span key={language} lang={language} className={s.language} aria-current="true">
            <Name language={language} variant={variant} />
          </span>
        ) : (
          <a
            key={language}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            href={`/_language?to=${language}&back=${back}`}
            className={s.language}
          >
            <Name language={language} variant={variant} />
          </a>
        ),
      )}
    </span>
  );
};
