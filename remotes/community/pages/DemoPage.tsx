import type { PageProps } from "@serambi/kernel/remote";
import { PageHead, Wrap } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { DemoDone } from "../components/DemoDone";
import { DemoFields } from "../components/DemoFields";
import type { demoLoader } from "./demo.server";
import s from "./DemoPage.module.css";

/** `/Request-Demo` */
export const Page = ({ data: { isSent, reference }, context: { t, form } }: PageProps<typeof demoLoader>) => {
  useFormArrived(isSent ? "demo" : "");
  if (isSent)
    return (
      <Wrap className={s.page}>
        <PageHead heading={t.doneHeading} />
        <DemoDone t={t} reference={reference} />
      </Wrap>
    );
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.heading} lede={t.lede} />
      <PublicForm draft="demo" texts={t} refused={form} className={s.form}>
        <DemoFields t={t} refused={form} />
      </PublicForm>
    </Wrap>
  );
};
