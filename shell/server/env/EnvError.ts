/** A malformed environment: one line for the operator. The process stops on it (decisions, section 1). */
export class EnvError extends Error {
  override readonly name = "EnvError";
}
