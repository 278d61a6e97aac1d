import s from "./SkipLink.module.css";

/** First in the page: past the header to the main landmark. */
export const SkipLink = ({ label }: { readonly label: string }) => (
  <a className={s.skip} href="#isi">
    {label}
  </a>
);
