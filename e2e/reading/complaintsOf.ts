import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5"],
  rules: {
    // Own files under an address that names their version; scripts carry their hash. A disabled style is never fetched.
    "require-sri": "off",
  },
});

/** What is wrong with HTML, a line each. */
export const complaintsOf = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
};
