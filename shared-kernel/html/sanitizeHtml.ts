import sanitize from "sanitize-html";

import { bareAddress } from "./bareAddress";
import { ownPicture } from "./ownPicture";
import { ownPlace, plainAttributes } from "./plainAttributes";

/** As wide as a column of text gets on a screen with fine pixels. */
const IMAGE_WIDTH = 960;
/** Deeper than any text is written; what is nested further is a trap for whoever shows it. */
const NESTING_LIMIT = 40;
const OTHER_SITE = /^https?:/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: (
    "p h2 h3 h4 ul ol li dl dt dd strong em s mark small cite q abbr time code kbd pre blockquote aside section " +
    "details summary table caption thead tbody tfoot tr th td a span br hr img figure figcaption sub sup"
  ).split(" "),
  allowedAttributes: {
    "*": ["lang"],
    // Places that a text leads to itself: its sections, and its footnotes there and back.
    ...Object.fromEntries("h2 h3 h4 li sup".split(" ").map((tag) => [tag, ["id"]])),
    a: ["href", "id", "target", "rel"],
    abbr: ["title"],
    time: ["datetime"],
    ol: ["start"],
    th: ["colspan", "rowspan", { name: "scope", values: ["col", "row", "colgroup", "rowgroup"] }],
    td: ["colspan", "rowspan"],
    img: ["src", "alt", "width", "height"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  // What a text may say of itself; no class of a page has such a name (the build gives each a part of its own).
  allowedClasses: {
    aside: ["pull"],
    blockquote: ["pull"],
    section: ["footnotes"],
    ol: ["footnotes"],
    code: [/^language-[a-z\d+#-]{1,20}$/],
  },
  parseStyleAttributes: false,
  // What stands in these is no text of the page.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "title", "svg", "math", "iframe"],
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    // The title of the page is its only h1; below h4 a text has no more levels here.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href, id, lang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href: ownPlace(href) }),
        ...(id !== undefined && { id }),
        ...(lang !== undefined && { lang }),
        // Specification section 2.4: a new tab, without opener or referrer.
        ...(OTHER_SITE.test(bareAddress(href ?? "")) && { target: "_blank", rel: "noopener noreferrer" }),
      },
    }),
    img: (tagName, { src, alt = "", width, height }) => ({
      tagName,
      attribs: {
        alt,
        // Pictures of other hosts come through the site's own address: pages load from nowhere else.
        ...(src !== undefined && { src: ownPicture(src, IMAGE_WIDTH) }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      },
    }),
    "*": (tagName, attribs) => ({ tagName, attribs: plainAttributes(attribs) }),
  },
  // A picture whose address was refused is no picture.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * Rich text of a host as it may stand in a page: the tags of a text, links to web pages, to mail, within the site and within
 * the text, pictures by https or of the site, and nothing else. No script, no style, no drawing, no form; of classes only
 * `pull` (of a quotation), `footnotes` and the language of code. Ids begin with `teks-`, and so do the addresses that lead to them.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, OPTIONS);
