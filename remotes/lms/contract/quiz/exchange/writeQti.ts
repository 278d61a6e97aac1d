import { readKey } from "../answerKey";
import type { Question, QuestionOf, Quiz } from "../Quiz";
import { questionsOf } from "../questions";
import type { Span } from "../words";
import { gapsOf, readLine, readWords } from "../readWords";

const NAMESPACE = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
const PROCESSING = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const x = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
/** Lines of an attribute would be spaces once they are read. */
const attribute = (text: string): string => x(text).replaceAll("\n", "&#10;");

const spanXml = ({ text, as, gap }: Span, field: (at: number) => string): string => {
  if (gap !== undefined) return field(gap);
  return as === undefined ? x(text) : `<${as}>${x(text)}</${as}>`;
};
const lineXml = (text: string): string =>
  readLine(text)
    .map((span) => spanXml(span, () => ""))
    .join("");

const wordsXml = (text: string, field: (at: number) => string = () => ""): string =>
  readWords(text)
    .map((block) =>
      block.kind === "code"
        ? `<pre>${x(block.lines.map((line) => line.text).join("\n"))}</pre>`
        : `<p>${block.spans.map((span) => spanXml(span, field)).join("")}</p>`,
    )
    .join("\n    ");

interface Parts {
  readonly declarations: string;
  readonly body: string;
  readonly processing: string;
  readonly feedback?: readonly (readonly [string, string])[];
  readonly attributes?: string;
}

const values = (given: readonly string[]): string =>
  given.map((value) => `<qti-value>${x(value)}</qti-value>`).join("");

const declaration = (
  cardinality: string,
  type: string,
  right: readonly string[],
  mapping = "",
  identifier = "RESPONSE",
): string =>
  `<qti-response-declaration identifier="${identifier}" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${values(right)}</qti-correct-response>${mapping}</qti-response-declaration>`;

const mapping = (entries: readonly (readonly [string, number])[]): string =>
  `<qti-mapping default-value="0" lower-bound="0" upper-bound="1">${entries.map(([key, value]) => `<qti-map-entry map-key="${attribute(key)}" mapped-value="${Math.round(value * 1e6) / 1e6}" case-sensitive="false"/>`).join("")}</qti-mapping>`;

const template = (name: string): string => `<qti-response-processing template="${PROCESSING}/${name}.xml"/>`;

const choicesXml = ({ kind, choices, isShuffled }: QuestionOf<"choice" | "choices">, text: string): Parts => {
  const right = choices.filter(({ isRight }) => isRight);
  const wrongs = Math.max(1, Math.min(right.length, choices.length - right.length));
  const worth = ({ percent, isRight }: (typeof choices)[number]): number =>
    percent === undefined ? (isRight ? 1 / right.length : kind === "choice" ? 0 : -1 / wrongs) : percent / 100;
  const isPlain = kind === "choice" && choices.every(({ percent }) => percent === undefined);
  const mapped = isPlain ? "" : mapping(choices.map((choice) => [choice.id, worth(choice)]));
  return {
    declarations: declaration(
      kind === "choice" ? "single" : "multiple",
      "identifier",
      right.map(({ id }) => id),
      mapped,
    ),
    body: `${wordsXml(text)}
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="${isShuffled}" max-choices="${kind === "choice" ? 1 : 0}">
${choices.map((choice) => `      <qti-simple-choice identifier="${choice.id}">${lineXml(choice.text)}</qti-simple-choice>`).join("\n")}
    </qti-choice-interaction>`,
    processing: template(isPlain ? "match_correct" : "map_response"),
    feedback: choices.map(({ id, feedback }) => [id, feedback]),
  };
};

const truthXml = ({ isTrue, ifTrue, ifFalse }: QuestionOf<"truth">, text: string): Parts => ({
  declarations: declaration("single", "identifier", [String(isTrue)]),
  body: `${wordsXml(text)}
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
      <qti-simple-choice identifier="true">True</qti-simple-choice>
      <qti-simple-choice identifier="false">False</qti-simple-choice>
    </qti-choice-interaction>`,
  processing: template("match_correct"),
  feedback: [
    ["true", ifTrue],
    ["false", ifFalse],
  ],
});

const equalTo = (tolerance: number): string =>
  `<qti-response-processing><qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>`;

const round = (value: number): number => Math.round(value * 1e9) / 1e9;

const acceptedFeedback = ({ accept }: QuestionOf<"short">): readonly (readonly [string, string])[] =>
  accept.map(({ feedback }, at) => [`answer-${at + 1}`, feedback]);

const shortXml = (question: QuestionOf<"short">, text: string): Parts => {
  const { accept, unit } = question;
  const body = `${wordsXml(text)}
    <p><qti-text-entry-interaction response-identifier="RESPONSE"/>${unit === "" ? "" : ` ${x(unit)}`}</p>`;
  const [only] = accept;
  const key = only && readKey(only.key);
  if (accept.length === 1 && key?.kind === "number") {
    const middle = String(round((key.least + key.most) / 2));
    return {
      declarations: declaration("single", "float", [middle]),
      body,
      processing: equalTo(round((key.most - key.least) / 2)),
      feedback: acceptedFeedback(question),
    };
  }
  const best = accept.find(({ percent }) => percent === 100) ?? only;
  return {
    declarations: declaration(
      "single",
      "string",
      [best?.key ?? ""],
      mapping(accept.map((one) => [one.key, one.percent / 100])),
    ),
    body,
    processing: template("map_response"),
    feedback: acceptedFeedback(question),
  };
};

const orderXml = ({ items }: QuestionOf<"order">, text: string): Parts => ({
  declarations: declaration(
    "ordered",
    "identifier",
    items.map(({ id }) => id),
  ),
  body: `${wordsXml(text)}
    <qti-order-interaction response-identifier="RESPONSE" shuffle="true">
${items.map((item) => `      <qti-simple-choice identifier="${item.id}">${lineXml(item.text)}</qti-simple-choice>`).join("\n")}
    </qti-order-interaction>`,
  processing: template("match_correct"),
});

const associable = (id: string, text: string, most: number): string =>
  `        <qti-simple-associable-choice identifier="${id}" match-max="${most}">${lineXml(text)}</qti-simple-associable-choice>`;

const matchXml = ({ pairs, distractors }: QuestionOf<"match">, text: string): Parts => ({
  declarations: declaration(
    "multiple",
    "directedPair",
    pairs.map(({ id }) => `L-${id} R-${id}`),
    mapping(pairs.map(({ id }) => [`L-${id} R-${id}`, 1 / pairs.length])),
  ),
  body: `${wordsXml(text)}
    <qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="${pairs.length}">
      <qti-simple-match-set>
${pairs.map(({ id, left }) => associable(`L-${id}`, left, 1)).join("\n")}
      </qti-simple-match-set>
      <qti-simple-match-set>
${[...pairs.map(({ id, right }) => associable(`R-${id}`, right, pairs.length)), ...distractors.map((one) => associable(`R-${one.id}`, one.text, 1))].join("\n")}
      </qti-simple-match-set>
    </qti-match-interaction>`,
  processing: template("map_response"),
});

const gapsXml = ({ text }: QuestionOf<"gaps">): Parts => {
  const gaps = gapsOf(text);
  const name = (at: number): string => `RESPONSE${at + 1}`;
  const scores = gaps.map((_gap, at) => `<qti-map-response identifier="${name(at)}"/>`).join("");
  return {
    declarations: gaps
      .map((keys, at) =>
        declaration("single", "string", [keys[0] ?? ""], mapping(keys.map((key) => [key, 1])), name(at)),
      )
      .join("\n  "),
    body: wordsXml(text, (at) => `<qti-text-entry-interaction response-identifier="${name(at)}"/>`),
    processing: `<qti-response-processing><qti-set-outcome-value identifier="SCORE"><qti-divide><qti-sum>${scores}</qti-sum><qti-base-value base-type="float">${gaps.length}</qti-base-value></qti-divide></qti-set-outcome-value></qti-response-processing>`,
  };
};

const outputXml = ({ code, output, language }: QuestionOf<"output">, text: string): Parts => ({
  declarations: declaration("single", "string", [output], mapping([[output, 1]])),
  body: `${wordsXml(text)}
    <pre>${x(code.replace(/\n$/, ""))}</pre>
    <p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>`,
  processing: template("map_response"),
  attributes: ` data-output="${attribute(output)}" data-language="${attribute(language)}"`,
});

const partsOf = (question: Question): Parts => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return choicesXml(question, question.text);
    case "truth":
      return truthXml(question, question.text);
    case "short":
      return shortXml(question, question.text);
    case "order":
      return orderXml(question, question.text);
    case "match":
      return matchXml(question, question.text);
    case "gaps":
      return gapsXml(question);
    case "output":
      return outputXml(question, question.text);
  }
};

const modal = (identifier: string, text: string): string =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${identifier}" show-hide="show"><qti-content-body>${wordsXml(text)}</qti-content-body></qti-modal-feedback>`;

/** Properties that QTI has no word for, as data attributes. */
const ownXml = (question: Question): string =>
  [
    "typos" in question && question.typos > 0 && ` data-typos="${question.typos}"`,
    "isExact" in question && question.isExact && ' data-exact="true"',
    question.read && ` data-read="${attribute(question.read.label)}" data-read-href="${attribute(question.read.href)}"`,
  ]
    .filter(Boolean)
    .join("");

/** One question as an item of QTI 3. */
const writeItem = (question: Question): string => {
  const { declarations, body, processing, feedback = [], attributes = "" } = partsOf(question);
  const said = [...feedback, ["general", question.feedback] as const].filter(([, text]) => text !== "");
  const own = `${ownXml(question)}${question.weight === 1 ? "" : ` data-weight="${question.weight}"`}${question.title === "" ? ' data-untitled="true"' : ""}${attributes}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${NAMESPACE}" identifier="${question.id}" title="${attribute(question.title || question.id)}" adaptive="false" time-dependent="false"${own}>
  ${declarations}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>
  <qti-item-body>
    ${body}
  </qti-item-body>
  ${processing}${said.map(([identifier, text]) => `\n  ${modal(identifier, text)}`).join("")}
</qti-assessment-item>
`;
};

const referenceXml = ({ id, weight }: Question): string =>
  `      <qti-assessment-item-ref identifier="ref-${id}" href="items/${id}.xml">${weight === 1 ? "" : `<qti-weight identifier="WEIGHT" value="${weight}"/>`}</qti-assessment-item-ref>`;

const sectionXml = ({ id, title, draw, questions }: Quiz["sections"][number], isShuffled: boolean): string =>
  [
    `    <qti-assessment-section identifier="section-${id}" title="${attribute(title)}" visible="true">`,
    ...(draw === undefined ? [] : [`      <qti-selection select="${draw}"/>`]),
    `      <qti-ordering shuffle="${isShuffled}"/>`,
    ...questions.map(referenceXml),
    "    </qti-assessment-section>",
  ].join("\n");

const testXml = ({ title, sections, isShuffled }: Quiz): string => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-test xmlns="${NAMESPACE}" identifier="test" title="${attribute(title)}">
  <qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous">
${sections.map((section) => sectionXml(section, isShuffled)).join("\n")}
  </qti-test-part>
</qti-assessment-test>
`;

const manifestXml = (quiz: Quiz): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="manifest">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
    <resource identifier="test" type="imsqti_test_xmlv3p0" href="test.xml"><file href="test.xml"/>${questionsOf(quiz)
      .map(({ id }) => `<dependency identifierref="item-${id}"/>`)
      .join("")}</resource>
${questionsOf(quiz)
  .map(
    ({ id }) =>
      `    <resource identifier="item-${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml"><file href="items/${id}.xml"/></resource>`,
  )
  .join("\n")}
  </resources>
</manifest>
`;

/** The files of a QTI 3 package by their names. */
export const writeQti = (quiz: Quiz): Readonly<Record<string, string>> => ({
  "imsmanifest.xml": manifestXml(quiz),
  "test.xml": testXml(quiz),
  ...Object.fromEntries(questionsOf(quiz).map((question) => [`items/${question.id}.xml`, writeItem(question)])),
});
