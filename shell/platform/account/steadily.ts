/** Does some work and answers no sooner than after `leastMs`: what it found does not show in the time. */
export const steadily = async <T>(leastMs: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, leastMs))]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
};
