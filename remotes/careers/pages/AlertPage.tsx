import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, Button, PageHead, Wrap } from "@serambi/kernel/ui";

import { JOBS_PATH } from "../contract/paths";
import type { alertLoader } from "./alert.server";
import s from "./FormPage.module.css";

/** `/Career/Alert/{key}`: one click begins letters about jobs, one ends them. */
export const Page = ({ data: { isStop, done }, context: { t, form } }: PageProps<typeof alertLoader>) => {
  const isSending = useNavigation().state === "loading";
  const isAsking = done === null;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={done === "confirmed" ? t.alertConfirmed : done === "stopped" ? t.alertStopped : t.alertTitle}
        lede={isStop || done === "stopped" ? t.alertStopText : t.alertConfirmText}
        size="small"
      />
      {form?.message && (
        <p role="alert" className={s.alert}>
          {form.message}
        </p>
      )}
      {isAsking && (
        <Form className={s.form}>
          <div className={s.end}>
            <Button type="submit" name="act" value={isStop ? "stop" : "confirm"} busy={isSending} busyLabel={t.sending}>
              {isStop ? t.alertStop : t.alertConfirm}
            </Button>
          </div>
        </Form>
      )}
      {!isAsking && <ArrowLink to={JOBS_PATH}>{t.seeOpen}</ArrowLink>}
    </Wrap>
  );
};
