import { ClassSummary } from "@serambi/kernel/contracts";
import { readPage, type HttpClient } from "@serambi/kernel/http";

import type { NextClass, NextReader } from "../contract/NextReader";

/** The services host as this remote uses it. */
export class NextApi implements NextReader {
  constructor(private readonly services: HttpClient) {}

  nextClasses = async (limit: number): Promise<readonly NextClass[]> => {
    const params = { page: 1, pageSize: limit, sort: "start" };
    const { items } = readPage(await this.services.get("class/active", { params }), ClassSummary);
    // What is not shown does not travel in the page either.
    return items.map(({ slug, name, description, startsOn, lengthMinutes }) => ({
      slug,
      name,
      description,
      startsOn,
      lengthMinutes,
    }));
  };
}
