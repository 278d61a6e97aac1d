import { useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import { pesilatClassPath } from "../../contract/pesilat/paths";
import type { PesilatClass } from "../../contract/pesilat/PesilatClass";

/** A class's name, leading to its page where the site has one. */
export const PesilatTitle = ({ course: { slug, name } }: { readonly course: Pick<PesilatClass, "slug" | "name"> }) => {
  const path = pesilatClassPath(useTenant(), slug);
  return path === undefined ? name : <Link to={path}>{name}</Link>;
};
