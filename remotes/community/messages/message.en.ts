import type { MessageMessages } from "./message.id";

export const messages: MessageMessages = {
  description: (site) => `A form of ${site}: read by people, answered by e-mail.`,
  email: "E-mail",
  sending: "Sending…",
  trap: "Leave this empty",
  waiting: "Waiting for a connection. What you wrote is kept in this browser and sent once.",
  faults: (count) => (count === 1 ? "One field needs your attention" : `${count} fields need your attention`),
  choose: "Choose…",
  left: (text, count) => `${text} (${count} left)`,
  full: (text) => `${text} (full)`,
  phoneWrong: "This is not a valid mobile number. Example: 081234567890.",
  choiceWrong: "Choose one of them.",
  nameWrong: "The name is required (3–100 characters).",
  emailWrong: "This is not a valid e-mail address.",
  wordsWrong: "Write 3 to 1,000 characters.",
  failed: "It has not arrived. What you wrote is still here; send it again.",
  tooMany: "Too many requests. Try again in a while.",
  done: "We have received it.",
  reference: (number) => `Its number is ${number}.`,
  lost: "This form cannot be loaded at the moment.",
  home: "Back to the home page",
};
