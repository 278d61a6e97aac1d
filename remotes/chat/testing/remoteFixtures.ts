import { AppError } from "@serambi/kernel/errors";
import { answer, type RemoteFixtures, type TenantOverrides } from "@serambi/kernel/testing";

const tenant: TenantOverrides = { settings: { routes: ["/", "/Assistant", "/Class/:code"] } };

const sampleAnswer = {
  text: "**Jaringan di Gedung Tua**: biaya gratis; mulai 18 Januari 2027. [1](/Class/jaringan-di-gedung-tua)",
  sources: [{ number: 1, title: "Jaringan di Gedung Tua", path: "/Class/jaringan-di-gedung-tua", note: "Kelas" }],
  cards: [
    {
      title: "Jaringan di Gedung Tua",
      path: "/Class/jaringan-di-gedung-tua",
      kind: "Kelas",
      facts: [{ label: "Biaya", value: "gratis" }],
    },
  ],
  next: [],
};

const asked = "/Assistant?query=Berapa%20biaya%20kelas%20jaringan";

/** Every face of the assistant's page and panel. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { title: "nothing asked yet", page: "assistant", path: "/Assistant", answers: {}, tenant },
    {
      title: "an answer without scripts",
      page: "assistant",
      path: asked,
      answers: { "chat v2/answer": answer(sampleAnswer) },
      tenant,
    },
    {
      title: "an assistant that is down",
      page: "assistant",
      path: asked,
      answers: { "chat v2/answer": new AppError("unavailable", "Down") },
      tenant,
    },
  ],
  slots: [{ title: "the panel", slot: "chat.panel.v1", props: {}, answers: {}, tenant }],
};
