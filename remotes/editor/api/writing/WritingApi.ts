import type { z } from "zod/mini";

import {
  TakenPicture,
  TextPreview,
  Writing,
  type Writing as WritingType,
  type WritingValue,
} from "../../contract/writing/Writing";
import { askServices, type Fetch } from "../askServices";

type One = Pick<WritingType, "kind" | "id">;
type Body = Readonly<Record<string, unknown>>;

/** The client by which a browser reads and changes what is written for a site. All calls throw AppErrors. */
export class WritingApi {
  constructor(private readonly fetch?: Fetch) {}

  one(one: One): Promise<Writing> {
    return this.ask("GET", this.path(one), Writing);
  }

  save(one: One, version: number, value: WritingValue): Promise<Writing> {
    return this.ask("PUT", this.path(one), Writing, { version, value });
  }

  /** @param step what is done to it: `publish`, `withdraw`, `unschedule`, `restore`, `redirect`, `unredirect` */
  step(one: One, step: string, body: Body): Promise<Writing> {
    return this.ask("POST", `${this.path(one)}/${step}`, Writing, body);
  }

  preview(text: string): Promise<TextPreview> {
    return this.ask("POST", "post/writing/preview", TextPreview, { text });
  }

  /** @param file id of a file that was sent to the drive */
  keepPicture(file: string): Promise<TakenPicture> {
    return this.ask("POST", "post/writing/picture", TakenPicture, { file });
  }

  private path({ kind, id }: One): string {
    return `post/writing/one/${kind}/${encodeURIComponent(id)}`;
  }

  private ask<S extends z.ZodMiniType>(
    method: "GET" | "POST" | "PUT",
    path: string,
    schema: S,
    body?: Body,
  ): Promise<z.output<S>> {
    return askServices({ method, path, schema, body }, this.fetch);
  }
}
