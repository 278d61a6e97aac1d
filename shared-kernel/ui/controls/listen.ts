type Handlers = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/**
 * Listens to several events of an element.
 * @returns stops listening
 */
export const listen = (target: HTMLElement, handlers: Handlers): (() => void) => {
  const entries = Object.entries(handlers) as [string, EventListener][]; // each takes the event of its name
  for (const [name, handler] of entries) target.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of entries) target.removeEventListener(name, handler);
  };
};
