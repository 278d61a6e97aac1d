/** What the server tells a signed-in person about their payments, as server-sent events. */
const EVENTS_PATH = "/api/services/payments/events";
const NEWS = ["paid", "invoice"] as const;

/** Calls back with each piece of news. Where nothing can be listened to, asking from time to time goes on alone. @returns stops */
export const listenForNews = (onNews: () => void): (() => void) => {
  if (typeof EventSource === "undefined") return () => {};
  const events = new EventSource(EVENTS_PATH);
  for (const name of NEWS) events.addEventListener(name, onNews);
  return () => events.close();
};
