import type { Dispatcher } from "undici";

import { turnedAway } from "../errors/CallNotMade";
import type { CallUse, HostPlaces } from "./HostPlaces";
import type { UpstreamRequest } from "./types";

type Send = (request: UpstreamRequest) => Promise<Dispatcher.ResponseData>;

const RETRY_AFTER_SECONDS = 2;

/**
 * The answer, unless its visitor has left meanwhile: then nobody reads it.
 * @throws AppError where they have, which nobody reads
 */
const unlessGone = (answer: Dispatcher.ResponseData, signal: AbortSignal | undefined): Dispatcher.ResponseData => {
  const drop = (): void => void answer.body.on("error", () => undefined).destroy();
  if (signal?.aborted) {
    drop();
    throw turnedAway("The visitor left before there was an answer", RETRY_AFTER_SECONDS);
  }
  signal?.addEventListener("abort", drop, { once: true });
  answer.body.once("close", () => signal?.removeEventListener("abort", drop));
  return answer;
};

/**
 * Makes a visitor's call when a place is free, and keeps the place until the answer has been taken to its end. A file may lose it while it
 * is being sent, anything else only with its answer on its way: nobody learns whether a change that is broken off was made. A call that has
 * begun is waited for though its visitor leaves: its host goes on with it, and whoever calls and leaves would have thousands made at once.
 * @throws AppError unavailable where no place is free in time, or it was kept for too long
 */
export const inPlace = async (
  places: HostPlaces,
  use: CallUse,
  request: UpstreamRequest,
  send: Send,
): Promise<Dispatcher.ResponseData> => {
  const { asker, signal } = request;
  if (!asker) return send(request);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const place = await places.take(use, asker, end);
  if (use === "file") place.lend(end);
  // A stream that is posted for may think for long before it begins.
  const isQuick = use === "call" || (use === "stream" && request.method === "GET");
  let opened = (): void => undefined;
  try {
    if (use === "stream" && isQuick) opened = await places.open(asker);
    const broken = isQuick || !signal ? ending.signal : AbortSignal.any([signal, ending.signal]);
    const answer = await send({ ...request, signal: broken });
    answer.body.once("close", place.leave);
    if (use === "call") place.lend(end);
    return isQuick ? unlessGone(answer, signal) : answer;
  } catch (error) {
    place.leave();
    if (!ending.signal.aborted) throw error;
    throw turnedAway("The call kept others waiting for too long", RETRY_AFTER_SECONDS);
  } finally {
    opened();
  }
};
