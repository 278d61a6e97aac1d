import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readList, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";

import { Career, CareerDetail, Facets, Job, JobDetail, JobSearch } from "../contract/Job";
import { jobParams, type JobQuery } from "../contract/jobQuery";

/** Jobs, and the companies that they are of (specification section 7.1; paths of `careers` are this remote's own). */
export class JobClient {
  private readonly services: HttpClient;
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "services" | "named">) {
    this.services = http.services;
    this.own = http.named("careers");
  }

  /** Open jobs. `searched`: what was looked for, where the words typed are in none. @throws AppError offline | timeout | upstream | malformed */
  async jobs(
    query: Partial<JobQuery>,
    { careerId, pageSize }: { readonly careerId?: string; readonly pageSize?: number } = {},
  ): Promise<Page<Job> & { readonly searched: string | null }> {
    const params = { ...jobParams(query), careerId, pageSize, page: query.page ?? 1 };
    const answer = await this.services.get("career/job/list", { params });
    const { searched } = readEnvelope(answer, JobSearch);
    return { ...readPage(answer, Job), searched };
  }

  /** @throws AppError not-found where there is none, or it is a draft */
  async job(id: string): Promise<JobDetail> {
    return readEnvelope(await this.services.get("career/job/detail", { params: { id } }), JobDetail);
  }

  async careers(page: number, pageSize?: number): Promise<Page<Career>> {
    return readPage(await this.services.get("career/list", { params: { page, pageSize } }), Career);
  }

  /** @throws AppError not-found */
  async career(slug: string): Promise<CareerDetail> {
    return readEnvelope(await this.services.get("career/detail", { params: { slug } }), CareerDetail);
  }

  /** How many open jobs each filter would leave. */
  async facets(): Promise<Facets> {
    return readEnvelope(await this.own.get("facets"), Facets);
  }

  /** Open jobs that ask for what a course teaches. @param words that stand for it where no job names the course */
  async forCourse(course: string, words: string | undefined, limit: number): Promise<readonly Job[]> {
    return readList(await this.own.get("for-course", { params: { course, words, limit } }), Job);
  }

  /** Every open job, a page of fifty after the other, up to a bound. */
  async all(most: number): Promise<readonly Job[]> {
    const jobs: Job[] = [];
    for (let page = 1; jobs.length < most; page += 1) {
      const { items, totalPages } = await this.jobs({ page }, { pageSize: 50 });
      jobs.push(...items);
      if (page >= totalPages) break;
    }
    return jobs.slice(0, most);
  }
}
