import { html } from "@codemirror/lang-html";
import { phpLanguage } from "@codemirror/lang-php";
import { LanguageSupport } from "@codemirror/language";
import { parseMixed } from "@lezer/common";

/**
 * PHP with HTML around it. `php()` of its package does the same, and would bring HTML, CSS and JavaScript to every program in PHP:
 * a module is in one chunk with all that any use of it needs.
 */
export const phpInPage = (): LanguageSupport => {
  const markup = html({ matchClosingTags: false });
  const wrap = parseMixed((node) =>
    node.type.isTop ? { parser: markup.language.parser, overlay: ({ name }) => name === "Text" } : null,
  );
  return new LanguageSupport(phpLanguage.configure({ wrap }), markup.support);
};
