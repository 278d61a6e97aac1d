import type { Messages } from "./id";

export const messages: Messages = {
  title: "Your room",
  greeting: (name) => `Welcome, ${name}.`,
  signedInAs: (email) => `Signed in as ${email}`,
  logout: "Log out",
};
