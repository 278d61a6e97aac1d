import type { PageProps } from "@serambi/kernel/remote";
import { PageHead, Wrap } from "@serambi/kernel/ui";

import { AnswerParts } from "../components/AnswerParts";
import { Conversation } from "../components/Conversation";
import { History } from "../components/History";
import { Markdown } from "../components/Markdown";
import { useChat } from "../stores/useChat";
import type { assistantLoader } from "./assistant.server";
import s from "./AssistantPage.module.css";

const nothing = () => undefined;

/** The assistant's own page. Without scripts its form brings the answer with the page. */
export const Page = ({ data: { asked, answer }, context: { t, tenant } }: PageProps<typeof assistantLoader>) => {
  const store = useChat();
  return (
    <>
      <PageHead heading={t.title(tenant.settings.title)} size="small" />
      <Wrap className={s.page}>
        <History store={store} onOpen={nothing} />
        <div className={s.talk}>
          {asked !== "" && (
            <article className={s.whole}>
              <h2>{asked}</h2>
              {answer === null ? <p role="alert">{t.unavailable}</p> : <Markdown text={answer.text} words={t} />}
              {answer && <AnswerParts sources={answer.sources} cards={answer.cards} />}
            </article>
          )}
          <Conversation store={store} />
        </div>
      </Wrap>
    </>
  );
};
