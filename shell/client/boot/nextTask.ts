/** Lets the browser do what it has waiting: a touch between two short tasks is answered, one in a long task is not. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
