/** Eight digits or more, as people write telephone numbers. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,14}/g;
/** Limits as mail has them: without any, a long word is read once from each of its letters. */
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,253}\.\p{L}{2,}/gu;
const DOTS = "••••";

const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, "");
  return `${digits.slice(0, 4)}-${DOTS}-${digits.slice(-2)}`;
};

const maskEmail = (email: string): string => `${email.slice(0, 1)}${DOTS}@${email.slice(email.indexOf("@") + 1)}`;

/** A text without the telephone numbers and e-mails in it, as it is published: `0812-••••-81`. */
export const maskPersonal = (text: string): string => text.replace(EMAIL, maskEmail).replace(PHONE, maskPhone);
