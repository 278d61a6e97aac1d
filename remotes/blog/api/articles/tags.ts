/**
 * Attributes of a tag as the sanitiser writes them: each with its value in double quotes, in which quotes and angle brackets
 * are character references. That is what makes it safe to find tags by patterns here, and nowhere before it.
 */
export const ATTRIBUTES = '((?: [a-z-]+="[^"]*")*)';

export const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
