import sanitize from "sanitize-html";

import { bareAddress } from "./bareAddress";
import { ownPicture } from "./ownPicture";

/** As wide as a column of text gets on a screen with fine pixels. */
const IMAGE_WIDTH = 960;
/** Deeper than any text is written; what is nested further is a trap for whoever shows it. */
const NESTING_LIMIT = 40;
const OTHER_SITE = /^https?:/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: (
    "p h2 h3 h4 ul ol li strong em code pre blockquote table thead tbody tr th td a span br hr img figure figcaption " +
    "sub sup"
  ).split(" "),
  allowedAttributes: {
    "*": ["lang"],
    a: ["href", "target", "rel"],
    th: [{ name: "scope", values: ["col", "row", "colgroup", "rowgroup"] }],
    img: ["src", "alt"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  allowedClasses: {},
  parseStyleAttributes: false,
  // What stands in these is no text of the page.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "title", "svg", "math", "iframe"],
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    b: "strong",
    i: "em",
    // The title of the page is its only h1; below h4 a text has no more levels here.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href, lang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(lang !== undefined && { lang }),
        // Specification section 2.4: a new tab, without opener or referrer.
        ...(OTHER_SITE.test(bareAddress(href ?? "")) && { target: "_blank", rel: "noopener noreferrer" }),
      },
    }),
    img: (tagName, { src, alt = "" }) => ({
      tagName,
      // Pictures of other hosts come through the site's own address: pages load from nowhere else.
      attribs: { alt, ...(src !== undefined && { src: ownPicture(src, IMAGE_WIDTH) }) },
    }),
  },
  // A picture whose address was refused is no picture.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * Rich text of a host as it may stand in a page: the tags of a text, links to web pages, to mail and within the site,
 * pictures by https or of the site, and nothing else. No script, no style, no class, no drawing, no form.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, OPTIONS);
