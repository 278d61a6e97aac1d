import type { PageProps } from "@serambi/kernel/remote";
import { PageHead, TextField, Wrap } from "@serambi/kernel/ui";
import { PhoneField, PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { Outcome } from "../components/Outcome";
import { OriginField } from "../components/OriginField";
import { SendButton } from "../components/SendButton";
import type { coderLoader } from "./coder.server";
import s from "./MessagePage.module.css";

const LOGIN = "/Login?back=%2F";

/** `/Sign-Up/Coder` */
export const Page = ({ data: { isSent }, context: { t, form } }: PageProps<typeof coderLoader>) => {
  useFormArrived(isSent ? "coder" : "");
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: form?.values[name] ?? "",
    error: form?.errors[name],
  });
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.heading} lede={isSent ? undefined : t.lede} />
      {isSent ? (
        <div className={s.done}>
          <Outcome>
            <b>{t.done}</b> {t.doneText}
          </Outcome>
          <p>
            <a href={LOGIN}>{t.signIn}</a>
          </p>
        </div>
      ) : (
        <PublicForm draft="coder" texts={t} refused={form} className={s.form}>
          <OriginField />
          <TextField
            {...field("fullName")}
            label={t.fullName}
            autoComplete="name"
            required
            minLength={3}
            maxLength={100}
          />
          <TextField
            {...field("username")}
            label={t.username}
            help={t.usernameHelp}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={4}
            maxLength={20}
            pattern="[a-z0-9_]+"
          />
          <TextField
            {...field("email")}
            type="email"
            label={t.email}
            help={t.emailHelp}
            autoComplete="email"
            required
            maxLength={254}
          />
          <PhoneField {...field("phone")} label={t.phone} required />
          <TextField
            id="password"
            name="password"
            type="password"
            label={t.password}
            help={t.passwordHelp}
            error={form?.errors["password"]}
            autoComplete="new-password"
            required
            minLength={8}
            maxLength={72}
          />
          <TextField {...field("birthDate")} type="date" label={t.birthDate} autoComplete="bday" required />
          <TextField
            {...field("guardianEmail")}
            type="email"
            label={t.guardianEmail}
            help={t.guardianHelp}
            optionalLabel={t.optional}
            autoComplete="off"
            maxLength={254}
          />
          <SendButton t={t}>{t.send}</SendButton>
          <p>
            {t.have} <a href={LOGIN}>{t.signIn}</a>
          </p>
        </PublicForm>
      )}
    </Wrap>
  );
};
