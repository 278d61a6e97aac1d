import type { SearchMessages } from "./id";

export const searchMessages: SearchMessages = {
  pages: "Pages",
};
