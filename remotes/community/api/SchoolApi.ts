import { readEnvelope, readList, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import {
  City,
  Province,
  ProvinceCount,
  RegisteredSchool,
  SchoolList,
  WaitingSchool,
  type SchoolDecision,
  type SchoolForm,
} from "../contract/Schools";
import type { SchoolQuery } from "../contract/schoolQuery";

/** Schools that take part, and their registration. */
export class SchoolApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  async provinces(): Promise<readonly Province[]> {
    return readList(await this.http.services.get("authorizer/provinces"), Province);
  }

  /** Cities and regencies of all provinces. */
  async cities(): Promise<readonly City[]> {
    return readList(await this.http.services.get("authorizer/cities"), City);
  }

  /**
   * @returns the registration's number
   * @throws AppError invalid, with the fields that are wrong; not-found where no school registers
   */
  async register(form: SchoolForm): Promise<string> {
    return readEnvelope(await this.http.services.create("school/register", form), RegisteredSchool).reference;
  }

  async list({ page, search, provinceId }: SchoolQuery, pageSize: number): Promise<SchoolList> {
    const params = {
      page,
      pageSize,
      ...(search !== "" && { search }),
      ...(provinceId !== "" && { provinceId }),
    };
    return readEnvelope(await this.http.services.get("school/list", { params }), SchoolList);
  }

  /** All provinces, with the number of their schools. */
  async byProvince(): Promise<readonly ProvinceCount[]> {
    return readList(await this.http.main.get("statistic/provincies"), ProvinceCount);
  }

  /** For the office. */
  async waiting(): Promise<readonly WaitingSchool[]> {
    return readList(await this.own.get("schools/waiting"), WaitingSchool);
  }

  /** @throws AppError conflict where a colleague was first */
  async decide(decision: SchoolDecision): Promise<void> {
    readEnvelope(await this.own.create("schools/decide", decision), z.object({ decision: z.string() }));
  }
}
