const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that may stand in an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);

/** One tag with its attributes; those that are `undefined` or empty are left out, `true` stands alone. */
export const tag = (name: string, attributes: Readonly<Record<string, string | true | undefined>>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === "") return [];
    return [value === true ? key : `${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(" ")}>`;
};
