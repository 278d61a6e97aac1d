import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";
import { encode } from "uqr";

import { SandboxClient } from "../api/SandboxClient";
import { SandboxChoice } from "../contract/bodies";
import type { Messages } from "../messages/id";
import { orNotFound } from "./orNotFound.server";

type Context = PageContext<Messages>;

/** The dark squares of a QR code as one path, and how many squares its side has. */
const squaresOf = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
};

/** `/Payment-Sandbox/{code}`: the hosted page of a provider that moves no money. Its code is what there is to know. */
export const sandboxLoader = loader(async ({ http }: RemoteDeps, { params, t }: Context) => {
  const code = params["code"] ?? "";
  const payment = await orNotFound(new SandboxClient(http).payment(code));
  if (!payment) return notFound();
  const isOpen = payment.state === "PENDING";
  return {
    data: { payment, isOpen, qr: squaresOf(payment.qris) },
    head: { title: t.sandboxTitle, isIndexed: false },
  };
});

/** How the payment ends, as the visitor chose; then back to the site. */
export const sandboxAction = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const choice = SandboxChoice.safeParse(form);
  if (!choice.success) return invalid({ channel: t.choose });
  const backTo = await orNotFound(new SandboxClient(http).end(params["code"] ?? "", choice.data));
  return backTo === null ? notFound() : redirect(backTo, 303);
});
