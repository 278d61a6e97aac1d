import type { PageProps } from "@serambi/kernel/remote";

import { Page as CataloguePage } from "./CataloguePage";
import { Page as CoursePage } from "./CoursePage";
import type { overviewLoader } from "./overview.server";

/** `/Overview/{code?}`: a class by its code; without a code, the list. */
export const Page = ({ data, ...rest }: PageProps<typeof overviewLoader>) =>
  "course" in data ? <CoursePage data={data} {...rest} /> : <CataloguePage data={data} {...rest} />;
