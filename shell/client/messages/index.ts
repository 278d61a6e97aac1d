export { loadMessages } from "./loadMessages";
export type { ShellMessages } from "./id";
