import { remoteOf } from "../changes";
import type { Registry } from "../schema";
import { audienceText } from "./audience";
import { answer, type JsonOption } from "./common";

/** Says what is live of a remote after a change. */
export const answerState = (options: JsonOption, registry: Registry, id: string): void => {
  const { live, canary } = remoteOf(registry, id);
  const trial = canary ? `; ${canary.version} is its canary for ${audienceText(canary)}` : "";
  answer(options, `${id} ${live} is live${trial}`, { remote: id, live, canary });
};
