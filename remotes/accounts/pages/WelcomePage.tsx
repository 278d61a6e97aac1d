import { formatDate } from "@serambi/kernel/i18n";
import { Slot, type PageProps } from "@serambi/kernel/remote";
import { Button, Wrap } from "@serambi/kernel/ui";

import { LOGOUT_PATH } from "../contract/paths";
import type { welcomeLoader } from "./welcome.server";
import s from "./WelcomePage.module.css";

/** `/Welcome`: a learner's room. */
export const Page = ({ data, context: { t, language } }: PageProps<typeof welcomeLoader>) => (
  <>
    <Wrap className={s.head}>
      <div>
        <p className={s.date}>{formatDate(data.now, language)}</p>
        <h1 className={s.title}>{t.greeting(data.calledBy)}</h1>
      </div>
      <form className={s.who} method="post" action={LOGOUT_PATH}>
        <p className={s.email}>{t.signedInAs(data.email)}</p>
        <Button type="submit" variant="line">
          {t.logout}
        </Button>
      </form>
    </Wrap>
    <Slot id="classes" />
  </>
);
