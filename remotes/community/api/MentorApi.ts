import type { HttpClients } from "@serambi/kernel/http";
import { readEnvelope } from "@serambi/kernel/http";

import { MentorList, MentorProfile, type MentorQuery } from "../contract/Mentors";

/** Mentors: listed by the main host (specification section 7.3), one by the remote's own. */
export class MentorApi {
  constructor(private readonly http: HttpClients) {}

  /** @throws AppError not-found where the site has no mentors */
  async list({ page, search, skill, isFreeThisWeek }: MentorQuery): Promise<MentorList> {
    const params = {
      page,
      ...(search !== "" && { search }),
      ...(skill !== "" && { skill }),
      ...(isFreeThisWeek && { free: "week" }),
    };
    return readEnvelope(await this.http.main.get("active/mentors", { params }), MentorList);
  }

  /** @throws AppError not-found */
  async find(slug: string): Promise<MentorProfile> {
    return readEnvelope(await this.http.named("community").get("mentors/one", { params: { slug } }), MentorProfile);
  }
}
