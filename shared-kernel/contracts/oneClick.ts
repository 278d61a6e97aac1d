/** Name and value of the one field that a mail program posts to the address of `List-Unsubscribe` (RFC 8058). */
export const ONE_CLICK = ["List-Unsubscribe", "One-Click"] as const;

/** Tells whether a form is that of a mail program that ends letters for its reader, and nothing else. */
export const isOneClick = (form: Readonly<Record<string, string>>): boolean => {
  const [name, value] = ONE_CLICK;
  return form[name] === value && Object.keys(form).length === 1;
};
