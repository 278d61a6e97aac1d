import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, useMessages, useTenant } from "@serambi/kernel/remote";
import { Button, ButtonLink, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import type { Certificate } from "../../contract/hosts/learning";
import { CERTIFICATE_PATH, certificatePath } from "../../contract/learning/certificatePath";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import s from "./CourseCompleted.module.css";

interface CourseCompletedProps {
  readonly chapterSlugs: readonly string[];
  readonly progress: LearnerProgress;
  readonly onCertify: (learnerName: string) => Promise<Certificate>;
}

const NAME_FIELD = "learnerName";
const LOGIN_PATH = "/Login";

const isName = (name: string): boolean => name.length >= 3 && name.length <= 100;

/** Asks for the name, and gives the certificate. */
const CertificateForm = ({ onCertify }: Pick<CourseCompletedProps, "onCertify">) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<"certificateNameError" | "certificateFailed" | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [certificate, setCertificate] = useState<Certificate | null>(null);

  const ask = async (): Promise<void> => {
    if (!isName(name.trim())) return setProblem("certificateNameError");
    setProblem(null);
    setIsBusy(true);
    try {
      setCertificate(await onCertify(name.trim()));
    } catch (error) {
      if (!isAppError(error)) throw error;
      setProblem("certificateFailed");
    } finally {
      setIsBusy(false);
    }
  };

  if (certificate)
    return (
      <div role="status">
        <p>
          {t.certificateReady} <b className={s.code}>{certificate.code}</b>.
        </p>
        {hasRoute(tenant, CERTIFICATE_PATH) && (
          <p className={s.action}>
            <ButtonLink to={certificatePath(certificate.code)}>{t.certificateOpen}</ButtonLink>
          </p>
        )}
      </div>
    );
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <p>{t.completedHelp}</p>
      <TextField
        className={s.field}
        label={t.certificateName}
        name={NAME_FIELD}
        autoComplete="name"
        maxLength={100}
        value={name}
        error={problem === "certificateNameError" ? t.certificateNameError : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {problem === "certificateFailed" && <p className={s.problem}>{t.certificateFailed}</p>}
      </div>
      <Button type="submit" busy={isBusy} busyLabel={t.certificateAsking}>
        {t.certificateAsk}
      </Button>
    </form>
  );
};

/** Every chapter is done: what the learner has of it. A visitor is told that a certificate needs an account. */
export const CourseCompleted = observer(function CourseCompleted(props: CourseCompletedProps) {
  const { chapterSlugs, progress, onCertify } = props;
  const t = useMessages<Messages>();
  const isComplete = chapterSlugs.length > 0 && progress.countDone(chapterSlugs) === chapterSlugs.length;
  if (progress.phase !== "ready" || !isComplete) return null;
  return (
    <section className={s.completed} aria-labelledby="completed-heading">
      <h2 id="completed-heading">{t.completed}</h2>
      {progress.isLoggedIn ? (
        <CertificateForm onCertify={onCertify} />
      ) : (
        <>
          <p>{t.completedLogin}</p>
          <p className={s.action}>
            <ButtonLink to={LOGIN_PATH}>{t.login}</ButtonLink>
          </p>
        </>
      )}
    </section>
  );
});
