import { design } from "../default/design";
import type { Layout } from "../types";

const Nothing = () => null;

/** The layout that renders nothing (specification section 2.4). */
export const layout: Layout = {
  name: "blank",
  design,
  Header: Nothing,
  Footer: Nothing,
  frame: "wide",
  className: "",
  isEmpty: true,
};
