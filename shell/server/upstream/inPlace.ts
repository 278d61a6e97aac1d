import type { Dispatcher } from "undici";

import { turnedAway } from "./CallNotMade";
import type { CallUse, HostPlaces } from "./HostPlaces";
import type { UpstreamRequest } from "./types";

type Send = (request: UpstreamRequest) => Promise<Dispatcher.ResponseData>;

const RETRY_AFTER_SECONDS = 2;

/**
 * Makes a visitor's call when a place is free, and keeps the place until the answer has been taken to its end. A file may lose it while it
 * is being sent, anything else only with its answer on its way: nobody learns whether a change that is broken off was made.
 * @throws AppError unavailable where no place is free in time, or it was kept for too long
 */
export const inPlace = async (
  places: HostPlaces,
  use: CallUse,
  request: UpstreamRequest,
  send: Send,
): Promise<Dispatcher.ResponseData> => {
  const { asker } = request;
  if (!asker) return send(request);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const place = await places.take(use, asker, end);
  if (use === "file") place.lend(end);
  let opened = (): void => undefined;
  try {
    // A stream that is posted for may think for long before it begins.
    if (use === "stream" && request.method === "GET") opened = await places.open(asker);
    const signal = request.signal ? AbortSignal.any([request.signal, ending.signal]) : ending.signal;
    const answer = await send({ ...request, signal });
    answer.body.once("close", place.leave);
    if (use === "call") place.lend(end);
    return answer;
  } catch (error) {
    place.leave();
    if (!ending.signal.aborted) throw error;
    throw turnedAway("The call kept others waiting for too long", RETRY_AFTER_SECONDS);
  } finally {
    opened();
  }
};
