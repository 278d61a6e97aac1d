import { useReload, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import { ArrowLink, PageHead, PartNotice, Steps, Wrap, type StepState } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import type { FocusEvent } from "react";

import { fillEmpty } from "../components/fillEmpty";
import { Outcome } from "../components/Outcome";
import { SchoolFields } from "../components/SchoolFields";
import { SendButton } from "../components/SendButton";
import { NETWORK_PATH, REGISTER_PATH } from "../contract/paths";
import { SchoolStore } from "../stores/SchoolStore";
import type { registerLoader } from "./register.server";
import s from "./RegisterPage.module.css";

type Props = PageProps<typeof registerLoader, SchoolStore>;

export const createStore = (_data: Props["data"], deps: RemoteDeps): SchoolStore => new SchoolStore(deps);

/** The fields of each part of the form. */
const PARTS = [
  ["school", ["npsn", "level", "schoolName", "status"]],
  ["place", ["address", "provinceId", "cityId"]],
  ["pic", ["picName", "picPhone", "picEmail"]],
  ["agreement", ["consent"]],
] as const;

/** The parts of the form, and how many fields of each have to be mended. */
const Progress = ({ context: { t, form } }: Props) => {
  const steps = PARTS.map(([part, names]) => {
    const wrong = names.filter((name) => form?.errors[name] !== undefined).length;
    const state: StepState = wrong > 0 ? "failed" : "done";
    return form
      ? { label: t[part], state, note: wrong > 0 ? t.toMend(wrong) : t.complete }
      : { label: t[part], state: "todo" as const };
  });
  return (
    <Steps
      className={s.steps}
      label={t.parts}
      steps={steps}
      stateLabels={{ done: t.stepDone, current: t.stepCurrent, todo: t.stepTodo, failed: t.stepFailed }}
    />
  );
};

const Writing = observer(function Writing(props: Props) {
  const { data, store, context } = props;
  const { t, form } = context;
  const reload = useReload();
  if (data.areas === null)
    return <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  const { found } = store;
  const known = found?.school ?? data.known;
  const onNumber = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    const owner = currentTarget.form;
    void store.look(currentTarget.value).then((answer) => {
      if (owner && answer?.school && !answer.isRegistered) fillEmpty(owner, answer.school);
    });
  };
  const note = known ? (found?.isRegistered ? t.knownRegistered : t.knownSchool)(known.schoolName) : "";
  return (
    <PublicForm draft="school" texts={t} refused={form} className={s.form}>
      <SchoolFields
        areas={data.areas}
        first={form?.values ?? data.known ?? {}}
        form={form}
        t={t}
        note={note}
        onNumber={onNumber}
      />
      <SendButton t={t} className={s.send}>
        {t.send}
      </SendButton>
    </PublicForm>
  );
});

const Done = ({ data: { number }, context: { t } }: Props) => (
  <div className={s.done}>
    <Outcome>
      <p className={s.well}>{t.done}</p>
      {number !== "" && (
        <p className={s.number}>
          <span>{t.doneNumber}</span> <b>{number}</b>
        </p>
      )}
      <p>{t.doneText}</p>
    </Outcome>
    <p className={s.ways}>
      <ArrowLink to={NETWORK_PATH}>{t.toNetwork}</ArrowLink>
      <ArrowLink to={REGISTER_PATH}>{t.another}</ArrowLink>
    </p>
  </div>
);

/** `/Register` */
export const Page = (props: Props) => {
  const { data, context } = props;
  useFormArrived(data.isSent ? "school" : "");
  return (
    <Wrap className={s.page}>
      <PageHead heading={context.t.heading} lede={data.isSent ? undefined : context.t.lede} />
      {data.isSent ? (
        <Done {...props} />
      ) : (
        <div className={s.columns}>
          <Writing {...props} />
          <Progress {...props} />
        </div>
      )}
    </Wrap>
  );
};
