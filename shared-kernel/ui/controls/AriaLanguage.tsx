import { useLayoutEffect, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

import type { Language } from "@serambi/kernel/contracts";

const LOCALES: Readonly<Record<Language, string>> = { id: "id-ID", en: "en-GB" };

export interface AriaLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * What every react-aria component of the product stands in: its language, and the page's nonce for the two style
 * elements react-aria inserts. Without the nonce the content security policy blocks them, with a complaint in the console.
 */
export const AriaLanguage = ({ language, children }: AriaLanguageProps) => {
  // Before the effects of the components inside, which insert the styles.
  useLayoutEffect(() => {
    const { nonce } = document.querySelector<HTMLElement>("style[nonce]") ?? {};
    // react-aria reads this global of the window; written as a member it would be taken for the bundler's own.
    if (nonce) Object.assign(window, { ["__webpack_nonce__"]: nonce });
  }, []);
  return <I18nProvider locale={LOCALES[language]}>{children}</I18nProvider>;
};
