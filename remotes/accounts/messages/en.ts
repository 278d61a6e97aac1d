import type { Messages } from "./id";

export const messages: Messages = {
  title: "Your room",
  roomOf: (name) => `${name}’s room`,
  greeting: (name) => `Welcome, ${name}.`,
  signedInAs: (email) => `Signed in as ${email}`,
  account: "Account and security",
  logout: "Log out",
};
