import { useSessionStore, type RemoteDeps } from "@serambi/kernel/remote";

import { ChatSession } from "./ChatSession";
import { ChatStore } from "./ChatStore";
import { LocalHistory } from "./history";

/** The browser's storage; read when it is first asked for, never on the server. */
const browserStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

const createChat = ({ tenant, now }: RemoteDeps): ChatStore => {
  const history = new LocalHistory(browserStorage);
  const host = async () => new (await import("../api/ChatHost")).ChatHost();
  return new ChatStore({
    session: new ChatSession({ workspaceId: tenant.key, history, host }),
    history,
    now,
    // A tab that nobody looks at makes no frames.
    onFrame: (work) => void (document.hidden ? setTimeout(work) : requestAnimationFrame(work)),
  });
};

/** The visit's conversation: the same one in the panel and on the page. */
export const useChat = (): ChatStore => useSessionStore("chat", createChat);
