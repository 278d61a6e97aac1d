import type { SearchMessages } from "./search.id";

export const messages: SearchMessages = { post: "Articles", episode: "Episodes", event: "Events", picture: "Pictures" };
