import type { SessionMessages } from "./id";

export const messages: SessionMessages = {
  title: "You have logged out",
  text: "The account was closed in another tab. We cover this page so that the next person does not read it.",
  signIn: "Log in again",
  goOn: "Go on without",
};
