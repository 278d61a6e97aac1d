import { useSessionStore, type RemoteDeps } from "@serambi/kernel/remote";

import { ChatStore } from "./ChatStore";
import { LocalHistory } from "./history";

/** The browser's storage; read when it is first asked for, never on the server. */
const browserStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

const createChat = ({ tenant, now }: RemoteDeps): ChatStore =>
  new ChatStore({
    workspaceId: tenant.key,
    history: new LocalHistory(browserStorage),
    now,
    host: async () => new (await import("../api/ChatHost")).ChatHost(),
  });

/** The visit's conversation: the same one in the panel and on the page. */
export const useChat = (): ChatStore => useSessionStore("chat", createChat);
