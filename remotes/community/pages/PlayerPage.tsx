import { Form, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, Button, Checkbox, PageHead, RadioGroup, TextField, Wrap } from "@serambi/kernel/ui";
import { ComboBox, ErrorSummary } from "@serambi/kernel/ui/controls";

import { Outcome } from "../components/Outcome";
import { SendButton } from "../components/SendButton";
import { BRANCHES } from "../contract/branches";
import { LEADERBOARDS_PATH, PLAYER_PATH } from "../contract/paths";
import type { playerLoader } from "./player.server";
import s from "./PlayerPage.module.css";

/** `/Leaderboards/Player` */
export const Page = ({
  data: { player, schools, isSent },
  context: { t, form, language },
}: PageProps<typeof playerLoader>) => {
  const given: Readonly<Record<string, string>> = form?.values ?? { ...player };
  const field = (name: string) => ({ id: name, name, error: form?.errors[name] });
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.take} lede={t.takeLede} />
      {isSent && <Outcome>{player ? `${t.saved} ${t.savedText}` : t.off}</Outcome>}
      {isSent ? (
        <p>
          <ArrowLink to={PLAYER_PATH}>{player ? t.change : t.take}</ArrowLink>
        </p>
      ) : (
        <Form className={s.form} noValidate>
          {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
          {form?.message && <p role="alert">{form.message}</p>}
          <TextField
            {...field("name")}
            label={t.name}
            help={t.nameHelp}
            autoComplete="nickname"
            defaultValue={given["name"] ?? ""}
            required
            minLength={3}
            maxLength={60}
          />
          <ComboBox
            {...field("schoolId")}
            language={language}
            label={t.school}
            help={t.schoolHelp}
            options={schools.map(({ id, name, city }) => ({ value: id, label: name, end: city }))}
            defaultValue={given["schoolId"] ?? null}
            placeholder={t.choose}
            emptyText={t.schoolWrong}
            openLabel={t.choose}
            clearLabel={t.schoolClear}
            required
          />
          <RadioGroup
            {...field("branch")}
            label={t.branch}
            options={BRANCHES.map((value) => ({ value, label: t[value] }))}
            defaultValue={given["branch"] ?? ""}
          />
          <Checkbox
            {...field("guardianConsent")}
            value="1"
            label={t.consent}
            defaultChecked={given["guardianConsent"] === "1"}
            required
          />
          <SendButton t={t}>{t.save}</SendButton>
        </Form>
      )}
      {player && (
        <Form className={s.form}>
          <p>{t.leaveText}</p>
          <p>
            <Button type="submit" name="leave" value="1" variant="line">
              {t.leave}
            </Button>
          </p>
        </Form>
      )}
      <p>
        <ArrowLink to={LEADERBOARDS_PATH}>{t.back}</ArrowLink>
      </p>
    </Wrap>
  );
};
