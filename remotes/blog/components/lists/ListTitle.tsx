import s from "./ListTitle.module.css";

interface ListTitleProps {
  readonly heading: string;
  /** What is in the list, and whose it is. */
  readonly lede: string;
}

/** What a list is called, as large as a page's title, and a sentence on it. */
export const ListTitle = ({ heading, lede }: ListTitleProps) => (
  <>
    <h1 className={s.heading}>{heading}</h1>
    <p className={s.lede}>{lede}</p>
  </>
);
