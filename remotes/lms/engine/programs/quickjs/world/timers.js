/** Timers: the host sleeps until the next one is due, and calls `runDue`. */
export const addTimers = (world) => {
  const { define, host } = world;
  const timers = new Map();
  let lastTimer = 0;
  const addTimer = (callback, delayMs, values, everyMs) => {
    lastTimer += 1;
    timers.set(lastTimer, {
      callback,
      values,
      everyMs,
      dueAt: host.now() + Math.max(Number(delayMs) || 0, 1),
      order: lastTimer,
    });
    const id = lastTimer;
    return { id, ref: () => {}, unref: () => {}, hasRef: () => true, [Symbol.toPrimitive]: () => id };
  };
  const removeTimer = (timer) => void timers.delete(Number(timer?.id ?? timer));
  define("setTimeout", (callback, delayMs, ...values) => addTimer(callback, delayMs, values, null));
  define("setInterval", (callback, delayMs, ...values) =>
    addTimer(callback, delayMs, values, Math.max(Number(delayMs) || 0, 1)),
  );
  define("setImmediate", (callback, ...values) => addTimer(callback, 0, values, null));
  define("clearTimeout", removeTimer);
  define("clearInterval", removeTimer);
  define("clearImmediate", removeTimer);
  const nextTimer = () =>
    [...timers].reduce((best, one) => {
      if (best === null) return one;
      const isEarlier =
        one[1].dueAt < best[1].dueAt || (one[1].dueAt === best[1].dueAt && one[1].order < best[1].order);
      return isEarlier ? one : best;
    }, null);
  Object.assign(world, {
    /** Milliseconds until the next timer is due; null where there is none. */
    untilNext: () => {
      const next = nextTimer();
      return next === null ? null : Math.max(next[1].dueAt - host.now(), 0);
    },
    runDue: () => {
      const next = nextTimer();
      if (next === null || next[1].dueAt > host.now()) return;
      const [id, timer] = next;
      if (timer.everyMs === null) timers.delete(id);
      else {
        timer.dueAt = host.now() + timer.everyMs;
        lastTimer += 1;
        timer.order = lastTimer;
      }
      if (typeof timer.callback === "function") timer.callback(...timer.values);
    },
  });
};
