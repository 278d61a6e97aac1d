import type { PageProps } from "@serambi/kernel/remote";
import { PageHead, Wrap } from "@serambi/kernel/ui";

import { AskForm } from "../components/AskForm";
import { useLazy } from "../components/useLazy";
import { WholeAnswer } from "../components/WholeAnswer";
import type { assistantLoader } from "./assistant.server";
import s from "./AssistantPage.module.css";

const room = () => import("./AssistantRoom");

/** The assistant's own page. Without scripts its form brings the answer with the page. */
export const Page = ({ data: { asked, answer }, context: { t, tenant } }: PageProps<typeof assistantLoader>) => {
  const live = useLazy(room);
  return (
    <>
      <Wrap>
        <PageHead heading={t.title(tenant.settings.title)} size="small" />
      </Wrap>
      <Wrap className={s.page}>
        {asked !== "" && (
          <article className={s.whole}>
            <h2>{asked}</h2>
            {answer === null ? <p role="alert">{t.unavailable}</p> : <WholeAnswer {...answer} />}
          </article>
        )}
        {live !== null && live !== "lost" ? (
          <live.Room />
        ) : (
          <div className={s.talk}>
            {live === "lost" ? <p role="alert">{t.unavailable}</p> : <p>{t.lead}</p>}
            <AskForm />
          </div>
        )}
      </Wrap>
    </>
  );
};
