import type { ReactNode } from "react";

import { useContentLanguage } from "../../components/portfolio/useContentLanguage";
import s from "./AsWritten.module.css";

/** These pages are written in the site's language, whichever the frame around them speaks: readers aloud are told. */
export const AsWritten = ({ children }: { readonly children: ReactNode }) => {
  const language = useContentLanguage();
  return language === undefined ? (
    children
  ) : (
    <div lang={language} className={s.written}>
      {children}
    </div>
  );
};
