import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, PageHead, Wrap } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { Outcome } from "../components/Outcome";
import { MessageFields } from "../components/MessageFields";
import type { messageLoader } from "./message.server";
import s from "./MessagePage.module.css";

/** `/Message/{topic}` */
export const Page = ({
  data: { topic, chosen, isSent, reference },
  context: { t, form },
}: PageProps<typeof messageLoader>) => {
  const draft = `message-${topic.key}`;
  useFormArrived(isSent ? draft : "");
  return (
    <Wrap className={s.page}>
      <PageHead heading={topic.title} lede={isSent ? undefined : topic.text} />
      {isSent ? (
        <div className={s.done}>
          <Outcome>
            <p>
              <b>{t.done}</b> {topic.done}
            </p>
            {reference !== "" && <p>{t.reference(reference)}</p>}
          </Outcome>
          <ArrowLink to="/">{t.home}</ArrowLink>
        </div>
      ) : (
        <PublicForm draft={draft} texts={t} refused={form} className={s.form}>
          <MessageFields t={t} topic={topic} chosen={chosen} refused={form} />
        </PublicForm>
      )}
    </Wrap>
  );
};
