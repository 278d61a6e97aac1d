/** Texts of the letters of the account site. */
export const en = {
  confirm: {
    subject: (name: string) => `One more tap, ${name}`,
    text: (site: string) =>
      `Press this button, and we know that letters of ${site} reach the right person. After that you can sign in.`,
    action: "Yes, this is my e-mail",
    until: (date: string) => `The link is good until ${date}.`,
    reason: (email: string) =>
      `This letter was sent because somebody made an account with ${email}. Not you? Ignore it: without the tap nothing happens.`,
  },
  exists: {
    subject: "You have an account already",
    text: "Somebody, perhaps you, wanted to make an account with this e-mail. There is one already: sign in with it, or choose a new password if you have forgotten yours.",
    action: "Choose a new password",
    reason: "Not you? Ignore this letter: nothing has changed.",
  },
  password: {
    subject: "A new password",
    text: "Press the button to choose a new password. The link works once.",
    action: "Choose a new password",
    until: (date: string) => `It is good until ${date}.`,
    reason:
      "This letter was sent because somebody asked for it on the sign-in page. Not you? Ignore it: your password stays as it is.",
  },
  changed: {
    subject: "Your password was changed",
    text: "Your password was changed just now, and every other session has ended.",
    reason: "Not you? Choose a new password at once, with “Forgotten it?” on the sign-in page.",
  },
  newEmail: {
    subject: "Is this your new e-mail?",
    text: "Press the button, and you sign in with this e-mail from now on. Until then nothing changes.",
    action: "Yes, this is my e-mail",
    until: (date: string) => `The link is good until ${date}.`,
    reason: "This letter was sent because somebody wants to use this e-mail for their account. Not you? Ignore it.",
  },
  emailChanged: {
    subject: "Your account has another e-mail",
    text: (email: string) => `Your account is opened with ${email} from now on, and no longer with this e-mail.`,
    reason: "Not you? Write to us at once.",
  },
  newCodes: {
    subject: "New recovery codes",
    text: "Ten new recovery codes were made for your account. Those before are of no use any more.",
    reason: "Not you? Choose a new password at once and write to us.",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    text: "A new passkey opens your account, without password and second step.",
    reason: "Not you? Remove it on your account page, choose a new password and write to us.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    text: "One of your passkeys no longer opens your account.",
    reason: "Not you? Choose a new password at once and write to us.",
  },
  secondStepOn: {
    subject: "The second step is on",
    text: "From now on, signing in needs a code from your app. Keep the ten recovery codes where you will find them.",
    reason: "Not you? Choose a new password at once and write to us.",
  },
  secondStepOff: {
    subject: "The second step is off",
    text: "Signing in needs nothing but your password again.",
    reason: "Not you? Choose a new password at once and write to us.",
  },
} as const;
