import { readPage, type HttpClient } from "@serambi/kernel/http";

import { NextClass } from "../contract/NextClass";

/** The services host as this remote uses it. */
export class NextApi {
  constructor(private readonly services: HttpClient) {}

  /**
   * The classes that begin next, the nearest first. (spec 7.1, `class/active`)
   * @param limit 1–50
   * @throws AppError offline | timeout | upstream | malformed
   */
  async nextClasses(limit: number): Promise<readonly NextClass[]> {
    const params = { page: 1, pageSize: limit, sort: "start" };
    return readPage(await this.services.get("class/active", { params }), NextClass).items;
  }
}
