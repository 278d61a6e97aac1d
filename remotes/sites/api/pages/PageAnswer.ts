import { OwnPage, OwnPagesSetting, PageSetting, SubPage } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { HomeAnswer } from "../HomeAnswer";

/** `cms/app/setting/page_<name>` as far as it can be used: neither a wrong section nor a wrong picture must take the page. */
export const PageAnswer = z.extend(PageSetting, {
  description: z.catch(PageSetting.shape.description, ""),
  image: z.catch(PageSetting.shape.image, ""),
  imageAlt: z.catch(PageSetting.shape.imageAlt, ""),
  sections: HomeAnswer.shape.sections,
  pages: z.catch(z._default(z.array(z.extend(SubPage, { sections: HomeAnswer.shape.sections })), []), []),
  languages: HomeAnswer.shape.languages,
});

/** `cms/app/setting/page_own`: the pages at addresses of the site's own. */
export const OwnPagesAnswer = z.extend(OwnPagesSetting, {
  pages: z.array(z.extend(OwnPage, { sections: HomeAnswer.shape.sections })),
  languages: HomeAnswer.shape.languages,
});
export type OwnPagesAnswer = z.infer<typeof OwnPagesAnswer>;
