import { bareAnswer, type BareAnswer } from "@serambi/kernel/service";

/** A failure as PostgREST says it. */
export class RestFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = "RestFailure";
  }
}

/** Answers a failure in PostgREST's words. @throws anything else */
export const answerFailure = (error: unknown): BareAnswer => {
  if (!(error instanceof RestFailure)) throw error;
  const { status, code, message, hint } = error;
  return restAnswer(status, { code, details: null, hint, message });
};

export const restAnswer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): BareAnswer =>
  bareAnswer({ status, body, headers: { "content-type": "application/json; charset=utf-8", ...headers } });
