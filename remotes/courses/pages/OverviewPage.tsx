import type { PageContext, PageProps } from "@serambi/kernel/remote";

import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import * as catalogue from "./CataloguePage";
import * as course from "./CoursePage";
import { openCourse } from "./openCourse";

type Context = PageContext<Messages>;

const codeOf = ({ params }: Context) => (params["code"] === undefined ? catalogue : course);

/** `/Overview/{code?}`: a class by its code; without a code, the list. */
export const Page = (props: PageProps<CoursesStore, Messages>) => {
  const Shown = codeOf(props.context).Page;
  return <Shown {...props} />;
};

export const preload = (store: CoursesStore, context: Context) => {
  const { code } = context.params;
  return code === undefined ? catalogue.preload(store, context) : openCourse(store, code);
};

export const head = (store: CoursesStore, context: Context) => codeOf(context).head(store, context);
export const jsonLd = (store: CoursesStore, context: Context) => codeOf(context).jsonLd(store, context);
export const slots = (store: CoursesStore, context: Context) => codeOf(context).slots(store, context);
