/** Words for a text that is longer than it may be: nothing that is pasted is cut off. Undefined where it is not. */
export const lengthFault = (
  text: string,
  most: number,
  t: { readonly tooLong: (used: number, most: number) => string },
): string | undefined => (text.length > most ? t.tooLong(text.length, most) : undefined);
