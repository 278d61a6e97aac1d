import { expect, it } from "@jest/globals";

import { Quiz } from "../Quiz";
import { readGift } from "./readGift";
import { writeGift } from "./writeGift";

const ALL = `// Comments are left out
$CATEGORY: tom/dick/harry

::Serat:: Garis serat sejajar dengan {
  =tepi kain
  ~lebar kain#Itu arah pakan.
  ~%50%serong#Hampir \\: 45 derajat.
  ####Garis serat dicetak di pola.
}

Siapa yang menulis *Bumi Manusia*? { =Pramoedya Ananta Toer =%50%Pramoedya ####Tetralogi Buru. }

:: Alat ukur ::[html]<p>Mana yang <b>alat ukur</b> &amp; tanda?</p> {
  ~%50%metlin
  ~%50%penggaris
  ~%-50%rader
  ~%-50%pendedel
}

Matahari terbit di barat.{FALSE#Coba lihat pagi-pagi.#Ya, di timur.}

Tahun Proklamasi? {#1945:0 #Benar.}

Nilai pi? {# =3.1416:0.0005 =%50%3.1:0.1#Kurang teliti. }

Antara 1 dan 5? {#1..5}

Pasangkan. { =Rader -> memindah garis =Pendedel -> membuka jahitan = -> menekan kampuh }

Air mendidih pada {~90 =100} derajat Celsius.

Jawaban dengan tanda\\: \\{a\\=b\\} {=a\\~b =c\\#d}
`;

const questionsOf = (text: string) => readGift(text).map(({ question, fault }) => question ?? fault);
const quizOf = (text: string): Quiz =>
  Quiz.parse({
    title: "Kuis",
    summary: "Ringkas.",
    sections: [{ id: "s", title: "S/1", questions: readGift(text).map(({ question }) => question) }],
  });

it("reads every kind of question that its documentation shows", () => {
  const read = questionsOf(ALL);
  expect(read).toMatchObject([
    {
      kind: "choice",
      title: "Serat",
      feedback: "Garis serat dicetak di pola.",
      choices: [{ isRight: true }, { feedback: "Itu arah pakan." }, { percent: 50, feedback: "Hampir : 45 derajat." }],
    },
    {
      kind: "short",
      accept: [{ key: "Pramoedya Ananta Toer", percent: 100 }, { percent: 50 }],
      feedback: "Tetralogi Buru.",
    },
    {
      kind: "choices",
      text: "Mana yang **alat ukur** & tanda?",
      choices: [{ isRight: true }, { isRight: true }, { isRight: false }, {}],
    },
    { kind: "truth", isTrue: false, ifTrue: "Coba lihat pagi-pagi.", ifFalse: "Ya, di timur." },
    { kind: "short", accept: [{ key: "1945", feedback: "Benar." }] },
    {
      kind: "short",
      accept: [{ key: "3.1416 ± 0.0005" }, { key: "3.1 ± 0.1", percent: 50, feedback: "Kurang teliti." }],
    },
    { kind: "short", accept: [{ key: "1..5" }] },
    {
      kind: "match",
      pairs: [{ left: "Rader" }, { right: "membuka jahitan" }],
      distractors: [{ text: "menekan kampuh" }],
    },
    { kind: "choice", text: "Air mendidih pada _____ derajat Celsius." },
    { kind: "short", text: "Jawaban dengan tanda: {a=b}", accept: [{ key: "a~b" }, { key: "c#d" }] },
  ]);
  // Shares that are the usual ones are not written down.
  expect(JSON.stringify(read[2])).not.toContain("percent");
});

it("writes what it has read, and reads it the same", () => {
  const quiz = quizOf(ALL);
  const written = writeGift(quiz);
  expect(written).toContain("$CATEGORY: Kuis/S//1");
  expect(quizOf(written)).toEqual(quiz);
});

it("names the line of what is wrong, and reads the rest", () => {
  const broken = `::Serat:: Garis serat sejajar dengan {
  =tepi kain
  ~lebar kain#Itu arah pakan.
}
::Ukur:: Satu yard {=91,44 cm ~100 cm
::Alat:: Jodohkan. {
  =Rader -> memindah garis
  =Metlin -> mengukur badan
}

Ceritakan liburanmu. {}

Hanya keterangan.

Tanpa jawaban benar { ~satu ~dua }

Pasangan timpang { =a -> b =c }

Berapa? {#tiga}`;
  expect(readGift(broken).map(({ line, fault }) => [line, fault?.code, fault?.line])).toEqual([
    [1, undefined, undefined],
    [5, "unclosed", 5],
    [6, undefined, undefined],
    [11, "essay", 11],
    [13, "description", 13],
    [15, "noRight", 15],
    [17, "pairs", 17],
    [19, "number", 19],
  ]);
  expect(readGift(broken)[1]?.fault?.fix).toEqual({ line: 5, append: "}" });
});

it("takes categories as sections, ids of other tools, and what quizzes have besides", () => {
  const [first, second] = readGift(`$CATEGORY: $course$/top/Kain//benang
// [id:Soal 42 \\]a] [tag:kain]
Siapa {=Kartini =R.A. Kartini}.

$CATEGORY: Lain
// [id:urut] [typos:2] [exact:yes]
Apa? {=Wastra}`);
  expect([first?.section?.title, first?.question?.id, first?.question?.text]).toEqual([
    "Kain/benang",
    "soal-42-a",
    "Siapa _____.",
  ]);
  expect(second).toMatchObject({ section: { title: "Lain" }, question: { id: "urut", typos: 2, isExact: true } });
  const quiz = Quiz.parse({
    title: "A/B",
    summary: "Ringkas.",
    sections: [
      {
        id: "s",
        title: "S",
        questions: [
          {
            id: "kata",
            kind: "short",
            text: "Kata?",
            accept: [{ key: "wastra" }],
            typos: 1,
            isExact: true,
            read: { label: "Bab [2]", href: "/Blog/bab-2" },
          },
          {
            id: "tetap",
            kind: "choice",
            text: "Mana?",
            isShuffled: false,
            choices: [
              { id: "a", text: "Ya", isRight: true },
              { id: "b", text: "Tidak" },
            ],
          },
        ],
      },
    ],
  });
  expect(readGift(writeGift(quiz)).map(({ question }) => question)).toEqual(quiz.sections[0]?.questions);
});
