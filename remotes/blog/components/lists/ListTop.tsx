import { ListTitle, type ListTitleProps } from "./ListTitle";
import s from "./ListTop.module.css";

/** How a list without a search begins. */
export const ListTop = (props: ListTitleProps) => (
  <header className={s.top}>
    <ListTitle {...props} />
  </header>
);
