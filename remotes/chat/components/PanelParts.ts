export { Conversation } from "./Conversation";
export { History } from "./History";
