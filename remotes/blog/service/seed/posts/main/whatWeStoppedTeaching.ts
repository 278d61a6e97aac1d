import { post } from "../postParts";

export const whatWeStoppedTeaching = post({
  kind: "news",
  type: "notice",
  title: "What we stopped teaching in 2026, and why",
  slug: "what-we-stopped-teaching-in-2026-and-why",
  category: "curriculum",
  summary:
    "Four courses left the catalogue this year. Two were overtaken by better tools. Two we had simply taught wrong, and our graduates were kind enough to say so.",
  author: { name: "Nadira Ksatriani", role: "Head of curriculum" },
  publishedAt: "2026-11-12 08:00",
  tags: ["curriculum", "course review", "graduates"],
  cover: { motif: "parang", seed: "what-we-stopped" },
  content: `
    <p>Every November the people who write our courses sit in one room with a printed list of everything in the catalogue and a red pen. The rule of the meeting is that nobody may defend a course with the words “we have always had it”. This year four titles came out of the room with a line through them.</p>
    <h2>Two that the tools overtook</h2>
    <p>The first is <em>Image Preparation for the Web</em>. For six hours learners exported the same photograph at five sizes, by hand, and named the files. It was honest work in 2019. Today a server does it when the picture is asked for, and does it better than we did. What was worth keeping, which is knowing why a picture is slow, is now one chapter of the front-end programme.</p>
    <p>The second is <em>Writing Your First Server Configuration</em>. We had kept it because it felt like a foundation. Then we watched three cohorts finish it and never open such a file again. The part they did use, reading a log line and finding out which machine wrote it, has moved to <em>Cloud and Reliability</em>, where there is a real log to read.</p>
    <h2>Two that we taught wrong</h2>
    <p>These were harder to discuss. <em>Agile in Five Evenings</em> taught ceremonies: who stands, who speaks, what goes on which coloured card. A graduate who now runs a team of nine in Makassar wrote to us: “I knew every meeting by name and I did not know how to tell a client that something would be late.” We have replaced it with four evenings about exactly that: estimating, saying no, writing down what was agreed, and giving bad news early.</p>
    <p>The other was <em>Statistics without Formulas</em>. The title was a promise that we could not keep. Learners left confident and, we found when we read their reports, wrong: they compared averages of groups of four people and called the difference a trend. The new course has formulas. It has exactly seven of them, and each one is first worked out on paper with the ages of the people in the room.</p>
    <aside class="pull"><p>Learners left confident and, we found when we read their reports, wrong.</p></aside>
    <h2>What happens to those who took them</h2>
    <p>Nothing is taken away. A certificate that was earned stays valid and stays on its public page, with a line that says the course has ended and when. Everyone who finished one of the last two may join its successor without paying, in any intake of 2027; the letter with the link went out on Monday. If it did not reach you, write to the address at the foot of this page and tell us which year you took the course.</p>
    <h2>How to tell us we are wrong again</h2>
    <p>The sentence that ended the agile course arrived two years late, because we never asked. From January every graduate gets one question, six months after the last lesson: <em>what did we teach you that you have not used?</em> The answers will be read in the same room, with the same pen, and we will publish the list.</p>
  `,
});
