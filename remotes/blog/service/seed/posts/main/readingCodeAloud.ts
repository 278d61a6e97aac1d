import { post } from "../postParts";

export const readingCodeAloud = post({
  kind: "news",
  type: "notice",
  title: "Why our mentors now read code aloud",
  slug: "why-our-mentors-now-read-code-aloud",
  category: "teaching",
  summary:
    "A blind learner asked a mentor to read a function to him over the telephone. The method that came out of that call is now part of every review.",
  author: { name: "Lestari Panjaitan", role: "Mentor, back-end programme" },
  publishedAt: "2026-08-19 10:00",
  tags: ["mentoring", "code review", "accessibility"],
  cover: { motif: "kawung", seed: "reading-code-aloud" },
  content: `
    <p>Hendrik Lumban works from Pematangsiantar with a screen reader, and he is quick with it. But one evening last year the power was out, his laptop was flat, and the review of his project could not wait. So he called his mentor and said: read it to me.</p>
    <p>She started at the top. “Function get underscore data, open bracket…” He stopped her after two lines. “Not the signs. Tell me what it says.” It took her a while to find the sentence. In the end it was: “It takes a customer number and gives back everything that customer has ever bought, or nothing if we do not know the number, and it does not tell you which of the two happened.” There was a silence on the line. Then he said: “That last part is a bug.”</p>
    <p>It was. Both of them had looked at that function for a week.</p>
    <h2>What the ear notices</h2>
    <p>Eyes skip. They see the shape of something familiar and move on, which is what makes reading fast and reviews poor. A voice cannot skip. To say a line of code as a sentence you have to know what it is for, and where you start to mumble is, surprisingly often, where the mistake is.</p>
    <p>We tried it with one cohort in February. Mentors and learners met in pairs for twenty minutes a week and took turns reading one file to each other, with a single rule: no punctuation, only meaning. They wrote down every place where the reader hesitated.</p>
    <ul>
    <li>A name that could not be pronounced was nearly always a name that did not say anything.</li>
    <li>A sentence that needed three times “and then” was a function that did three things.</li>
    <li>A sentence with “unless” twice was a condition that one of the two had misunderstood.</li>
    </ul>
    <aside class="pull"><p>Where you start to mumble is, surprisingly often, where the mistake is.</p></aside>
    <h2>How to try it</h2>
    <p>You need two people and a file of less than a hundred lines. One reads, the other looks away from the screen, which is important: the listener must not be able to help. Whenever the listener cannot follow, both look, and the reader changes the code until the sentence works. Then you swap.</p>
    <p>It feels foolish for about five minutes. It is also tiring, so do not plan more than half an hour. We would not read a thousand lines this way, and we would not read generated code this way at all; life is short.</p>
    <p>Since August it is part of every review in the back-end and front-end programmes. Hendrik finished in June. He now reviews for a hospital software team in Medan, by voice, and his colleagues say that they have started to name things differently since he came.</p>
  `,
});
