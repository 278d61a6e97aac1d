/**
 * Puts a value in the place of a property's own.
 * @returns what puts the property back as it was
 */
export const putInPlace = (owner: object, name: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
};
