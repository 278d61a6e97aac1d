/** The one script: shows a password that was typed, hands the focus to what has to be looked at, sends six digits. Every page works without. */
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
document.querySelector(".summary")?.focus();
`;
