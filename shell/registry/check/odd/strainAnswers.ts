import { isAppError } from "@serambi/kernel/errors";
import type { Answers } from "@serambi/kernel/testing";

import type { Strain } from "./strains";

/** Where a value stands in an answer, every item of a list under the same name: `data.items.*.teacher.name`. */
export const EACH = "*";

/** The first items of a long list are strained: a page of a thousand of them would say nothing more. */
const STRAINED_ITEMS = 2;

const isEnvelope = (body: unknown): body is { readonly status: unknown; readonly data: unknown } =>
  typeof body === "object" && body !== null && "data" in body && "status" in body;

/** Texts, numbers, flags and null. */
const isLeaf = (value: unknown): boolean => typeof value !== "object" || value === null;

class Straining {
  isChanged = false;

  constructor(
    private readonly strain: Strain,
    private readonly isKept: (path: string) => boolean,
  ) {}

  of(value: unknown, path: string, name: string): unknown {
    if (isLeaf(value)) {
      const { leaf } = this.strain;
      return leaf && !this.isKept(path) ? this.note(value, leaf(value, name)) : value;
    }
    return Array.isArray(value) ? this.list(value, path) : this.object(value as object, path);
  }

  private note(before: unknown, now: unknown): unknown {
    if (!Object.is(before, now)) this.isChanged = true;
    return now;
  }

  private list(items: readonly unknown[], path: string): readonly unknown[] {
    const { list } = this.strain;
    const own = items.map((item, at) => (at < STRAINED_ITEMS ? this.of(item, `${path}.${EACH}`, "") : item));
    if (!list || this.isKept(path)) return own;
    const made = list(items, own[0]);
    if (made.length !== items.length) this.isChanged = true;
    return made;
  }

  private object(value: object, path: string): Readonly<Record<string, unknown>> {
    const { field } = this.strain;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, own]) => {
        const at = `${path}.${name}`;
        if (!field || this.isKept(at)) return [[name, this.of(own, at, name)]];
        this.isChanged = true;
        return field.value === undefined ? [] : [[name, field.value]];
      }),
    );
  }
}

/**
 * The answers of hosts as a strain makes them. Envelopes stay, and answers that are failures.
 * @param isKept whether what stands at a path stays as it is
 * @returns null where nothing of them changed
 */
export const strainAnswers = (answers: Answers, strain: Strain, isKept: (path: string) => boolean): Answers | null => {
  const straining = new Straining(strain, isKept);
  const made = Object.entries(answers).map(([call, body]): [string, unknown] => {
    if (isAppError(body)) return [call, body];
    if (isEnvelope(body)) return [call, { ...body, data: straining.of(body.data, "data", "") }];
    return [call, straining.of(body, "data", "")];
  });
  return straining.isChanged ? Object.fromEntries(made) : null;
};
