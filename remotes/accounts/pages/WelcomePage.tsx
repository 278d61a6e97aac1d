import { formatDate } from "@serambi/kernel/i18n";
import { Slot, type PageProps } from "@serambi/kernel/remote";
import { Button, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { ACCOUNT_PATH, LOGOUT_PATH } from "../contract/paths";
import type { welcomeLoader } from "./welcome.server";
import s from "./WelcomePage.module.css";

/** `/Welcome`: a learner's room. Its sections speak for themselves; where there is none, it greets. */
export const Page = ({ data, context: { t, language } }: PageProps<typeof welcomeLoader>) => (
  <>
    <VisuallyHidden as="h1">{t.roomOf(data.calledBy)}</VisuallyHidden>
    <Slot
      id="sections"
      fallback={
        <Wrap className={s.greeting}>
          <p className={s.date}>{formatDate(data.now, language)}</p>
          <p className={s.title}>{t.greeting(data.calledBy)}</p>
        </Wrap>
      }
    />
    <Wrap>
      <form className={s.who} method="post" action={LOGOUT_PATH}>
        <p className={s.email}>{t.signedInAs(data.email)}</p>
        <a href={ACCOUNT_PATH} className={s.account}>
          {t.account}
        </a>
        <Button type="submit" variant="line">
          {t.logout}
        </Button>
      </form>
    </Wrap>
  </>
);
