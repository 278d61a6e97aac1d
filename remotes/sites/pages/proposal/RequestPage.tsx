import type { PageProps } from "@serambi/kernel/remote";
import { PageHead, Wrap } from "@serambi/kernel/ui";

import { Grid } from "../../components/Grid";
import { RequestFacts } from "../../components/proposal/RequestFacts";
import { RequestForm } from "../../components/proposal/RequestForm";
import type { requestLoader } from "./request.server";
import s from "./RequestPage.module.css";

/** `/Request-Proposal/{kind}` */
export const Page = ({ data: { kind, months }, context: { t, language, form } }: PageProps<typeof requestLoader>) => (
  <Wrap className={s.page}>
    <PageHead heading={kind.title} lede={kind.text} />
    <Grid className={s.columns}>
      <div className={s.facts}>
        <RequestFacts kind={kind} t={t} />
      </div>
      <div className={s.form}>
        <RequestForm {...{ t, language, kind, months }} refused={form} />
      </div>
    </Grid>
  </Wrap>
);
