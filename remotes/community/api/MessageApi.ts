import { readEnvelope, type HttpClients } from "@serambi/kernel/http";

import { type MessageForm, MessageTopic, SentMessage } from "../contract/Message";

/** Forms of a site's office. */
export class MessageApi {
  constructor(private readonly http: Pick<HttpClients, "named">) {}

  /** @throws AppError not-found where the site does not ask for it */
  async topic(key: string): Promise<MessageTopic> {
    return readEnvelope(await this.http.named("community").get("messages/topic", { params: { key } }), MessageTopic);
  }

  /** @returns its number @throws AppError invalid, with `name` or `words` where they are wanted and missing */
  async send(form: MessageForm): Promise<string> {
    return readEnvelope(await this.http.named("community").create("messages", form), SentMessage).reference;
  }
}
