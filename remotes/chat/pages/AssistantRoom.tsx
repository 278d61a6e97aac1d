import { Conversation } from "../components/Conversation";
import { History } from "../components/History";
import { useChat } from "../stores/useChat";
import s from "./AssistantPage.module.css";

const nothing = () => undefined;

/** The conversation and those before it: brought once the page is there. */
export const Room = () => {
  const store = useChat();
  return (
    <>
      <div className={s.talk}>
        <Conversation store={store} />
      </div>
      <div className={s.history}>
        <History store={store} onOpen={nothing} />
      </div>
    </>
  );
};
