import { readEnvelope, type HttpClients } from "@serambi/kernel/http";

import { AskedKind, Proposal } from "../../contract/proposal/Proposal";
import type { ProposalForm } from "../../contract/proposal/ProposalForm";

/** Proposals, kept by this remote's own service. */
export class ProposalApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("sites");
  }

  /** The words of a form, in the visitor's language where the site has it. @throws AppError not-found */
  async kind(key: string): Promise<AskedKind> {
    return readEnvelope(await this.own.get("proposals/kind", { params: { key } }), AskedKind);
  }

  /** @throws AppError invalid, with the fields that are refused; too-many after five of one address in a day */
  async ask(form: ProposalForm): Promise<Proposal> {
    return readEnvelope(await this.own.create("proposals", form), Proposal);
  }

  /** @throws AppError not-found */
  async find(token: string): Promise<Proposal> {
    return readEnvelope(await this.own.get("proposals/one", { params: { token } }), Proposal);
  }
}
