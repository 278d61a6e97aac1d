import { useMessages } from "@serambi/kernel/remote";
import { useLocation } from "@serambi/kernel/router";
import { useSyncExternalStore } from "react";

import { ASSISTANT_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { Chat } from "../contract/Conversation";
import turn from "./Turn.module.css";

const never = () => () => undefined;
const MAX_TITLE = 60;

/** The heading of the page that one is on. */
const pageTitle = (): string => {
  const text = document.querySelector("main h1")?.textContent.trim() ?? "";
  return text.length > MAX_TITLE ? "" : text;
};

/** Questions to begin with: about the page that one is on, and those that are asked anywhere. */
export const Suggestions = ({ store }: { readonly store: Chat }) => {
  const t = useMessages<Messages>();
  const { pathname } = useLocation();
  // Opened by the visitor, in a browser: the page stands. On the assistant's own page there is nothing else to ask about.
  const title = useSyncExternalStore(
    never,
    () => (pathname === ASSISTANT_PATH || pathname === "/" ? "" : pageTitle()),
    () => "",
  );
  const questions = [...(title === "" ? [] : [t.about(title)]), t.whatFree, t.howRegister, t.person];
  return (
    <div>
      <p>{t.lead}</p>
      <ul className={turn.next} aria-label={t.tryAsking}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => void store.ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
