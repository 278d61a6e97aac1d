import { ButtonLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { Showcase } from "../../contract/showcase/Showcase";
import s from "./Closing.module.css";
import { useSiteLanguage } from "./useSiteLanguage";

/** The one thing to do after reading. */
export const Closing = ({ closing }: { readonly closing: NonNullable<Showcase["closing"]> }) => {
  const heading = useId();
  const lang = useSiteLanguage();
  return (
    <Section labelledBy={heading}>
      <Wrap className={s.closing}>
        <h2 id={heading} lang={lang} className={s.title}>
          {closing.title}
        </h2>
        <div lang={lang} className={s.words}>
          <p>{closing.text}</p>
          <ButtonLink to={closing.action.href}>{closing.action.label}</ButtonLink>
        </div>
      </Wrap>
    </Section>
  );
};
