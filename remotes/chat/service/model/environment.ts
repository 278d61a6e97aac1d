import type { Environment, ServiceVariable } from "@serambi/kernel/service";
import * as z from "zod";

const MAX_NAME = 200;

const Address = z.url({ protocol: /^https?$/ }).refine((url) => !/[?#@]/.test(url));

/** `CHAT_MODEL_URL`, `CHAT_MODEL_NAME`, `CHAT_MODEL_KEY`: a model that writes answers out of the pieces that the assistant has found. */
export const environment: Readonly<Record<string, ServiceVariable>> = {
  MODEL_URL: {
    schema: Address,
    takes: "the http or https address of an OpenAI-compatible endpoint, up to and without /chat/completions",
  },
  MODEL_NAME: { schema: z.string().min(1).max(MAX_NAME), takes: "the name of a model of that endpoint" },
  MODEL_KEY: { schema: z.string().min(1).max(1000), takes: "the key that the endpoint wants" },
};

export interface Model {
  /** Ends in `/chat/completions`. */
  readonly url: string;
  readonly name: string;
  readonly key: string | undefined;
}

/** The operator's model; undefined where there is none, and the assistant quotes. */
export const modelOf = (given: Environment): Model | undefined => {
  const { MODEL_URL: url, MODEL_NAME: name = "default", MODEL_KEY: key } = given;
  return url === undefined ? undefined : { url: `${url.replace(/\/+$/, "")}/chat/completions`, name, key };
};
