/**
 * The one script: shows a password that was typed, copies a key, prints codes, hands the focus to what has to be looked at, sends six digits,
 * asks the browser for passkeys. Every page works without. Passkeys travel in an ordinary form, as the JSON that WebAuthn defines.
 */
export const accountScript = `
for (const button of document.querySelectorAll(".show")) {
  const show = button.textContent, hide = button.dataset.hide;
  button.addEventListener("click", () => {
    const field = document.getElementById(button.getAttribute("aria-controls"));
    const isShown = field.type === "password";
    field.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
    button.textContent = isShown ? hide : show;
  });
}
for (const button of document.querySelectorAll(".copy, .print")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    if (button.classList.contains("print")) return print();
    navigator.clipboard.writeText(button.dataset.text).then(() => { button.textContent = button.dataset.done; }, () => {});
  });
}
document.querySelector(".summary")?.focus();
const code = document.querySelector(".code[data-sends]");
code?.addEventListener("input", () => {
  if (/^[0-9]{6}$/.test(code.value)) code.form.requestSubmit();
});

const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const toText = (buffer) =>
  buffer && btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const withBytes = (list) => list?.map((one) => ({ ...one, id: toBytes(one.id) }));
let asking;
const ask = async ({ dataset }, mediation) => {
  asking?.abort();
  asking = new AbortController();
  const given = JSON.parse(dataset.options);
  const publicKey = {
    ...given,
    challenge: toBytes(given.challenge),
    ...(given.user && { user: { ...given.user, id: toBytes(given.user.id) } }),
    excludeCredentials: withBytes(given.excludeCredentials),
    allowCredentials: withBytes(given.allowCredentials),
  };
  const options = { publicKey, signal: asking.signal };
  const made = await (given.user ? navigator.credentials.create(options) : navigator.credentials.get({ ...options, mediation }));
  const { response } = made;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  return JSON.stringify({
    id: made.id,
    rawId: toText(made.rawId),
    type: made.type,
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(parts.map((part) => [part, toText(response[part]) ?? undefined])),
      ...(response.getTransports && { transports: response.getTransports() }),
    },
  });
};
const send = (button, credential) => {
  button.form.elements.credential.value = credential;
  button.form.action = button.dataset.action;
  button.form.submit();
};
for (const part of document.querySelectorAll(".passkey")) {
  if (!window.PublicKeyCredential) {
    part.remove();
    continue;
  }
  const button = part.querySelector("button");
  const failure = part.querySelector(".error");
  button.addEventListener("click", () => {
    failure.hidden = true;
    ask(button, "optional").then((credential) => send(button, credential), () => { failure.hidden = false; });
  });
  if ("offered" in button.dataset)
    PublicKeyCredential.isConditionalMediationAvailable?.().then((isThere) => {
      // Ends without a word where the visitor chooses another way in.
      if (isThere && !asking) ask(button, "conditional").then((credential) => send(button, credential), () => {});
    });
}
`;
