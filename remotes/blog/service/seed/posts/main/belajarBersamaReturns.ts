import { post } from "../postParts";

export const belajarBersamaReturns = post({
  kind: "news",
  type: "notice",
  title: "Belajar Bersama returns to Surakarta in March",
  slug: "belajar-bersama-returns-to-surakarta-in-march",
  category: "events",
  summary:
    "Three days, sixty classes and one fortress courtyard: the shared-learning festival opens its gates again on 5 March, and anyone may propose a class until the end of December.",
  author: { name: "Galih Prawirodirja", role: "Events" },
  publishedAt: "2026-11-03 09:30",
  tags: ["belajar bersama", "festival", "surakarta"],
  cover: { motif: "ceplok", seed: "belajar-bersama-news" },
  content: `
    <p>On Friday 5 March 2027 the gates of Benteng Vastenburg open at eight in the morning, and for three days the old fortress in the middle of Surakarta is a school. There are no tickets to buy. There is a programme of sixty classes, a wall for those that are invented on the spot, and, as in every year, far more tea than anybody planned.</p>
    <p>Belajar Bersama, “learning together”, began as an afternoon for our own graduates. It grew because of one rule that we never changed: whoever comes to learn may also teach. Last time the fullest class was given by a fifteen-year-old who explained how she repairs the neighbours’ rice cookers. She had drawn the thermostat on a bed sheet, because the room had no projector.</p>
    <h2>Three tracks, one bell</h2>
    <p>The programme has three tracks again. <strong>Hands</strong> is for everything that leaves dust: wood, cloth, solder, clay. <strong>Screens</strong> is for code, data and design. <strong>Words</strong> is for languages, stories, arguments and the law. Every class takes fifty minutes. A bell rings, everybody walks, and the next one begins ten minutes later, so that nobody has to leave in the middle of a sentence.</p>
    <p>New this year is the quiet courtyard on the east side. It has shade, mats and no loudspeakers. Parents with small children asked for it, and so, a little later, did almost everybody else.</p>
    <h2>How to propose a class</h2>
    <ul>
    <li>Write three sentences: what people will do, what they will take home, and what you need.</li>
    <li>Tell us for how many. Eight is as welcome as eighty.</li>
    <li>Send it by 31 December. We answer every proposal by 20 January, also when the answer is no.</li>
    </ul>
    <p>We pay for materials up to IDR 400,000 a class and for the train, in economy, from anywhere on Java. Those who come from further away should say so in the proposal; there is a small fund for ferries and flights, and it is given out in order of distance.</p>
    <h2>Getting there</h2>
    <p>The fortress is ten minutes on foot from Solo Kota station and about twenty-five from Balapan, where the long-distance trains stop. There is no car park worth mentioning. The floor is grass and old brick: step-free from the north gate, uneven elsewhere, with people at each gate whose only task is to help.</p>
    <p>Sign-language interpreters work in the largest room all day and in any other class on request, if we know by 19 February. The first forty classes will be announced in the first week of February. Bring a hat, and something you know.</p>
  `,
});
