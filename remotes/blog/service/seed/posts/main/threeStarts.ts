import { post } from "../postParts";

export const threeStarts = post({
  kind: "news",
  type: "notice",
  title: "A class that starts three times",
  slug: "a-class-that-starts-three-times",
  category: "teaching",
  summary:
    "Seven in Jakarta is nine in Jayapura. After two years of asking the east to stay up late, we moved the whole timetable and learned what a shared hour costs.",
  author: { name: "Markus Rumbiak", role: "Programme lead, Jayapura" },
  publishedAt: "2026-05-27 06:30",
  tags: ["time zones", "online classes", "timetable"],
  cover: { motif: "mega mendung", seed: "three-time-zones" },
  content: `
    <p>Indonesia keeps three clocks. When it is seven in the evening in Jakarta, which is Western Indonesia Time, it is eight in Makassar and nine in Jayapura. For two years every live session of our evening programmes began at seven, Jakarta time, and ended at half past nine. Nobody had decided that against the east. Nobody had decided it at all; the people who made the timetable lived in Bandung.</p>
    <p>In Jayapura the class ended at half past eleven at night. Our learners there have shops, small children and first shifts at the harbour. They did not complain. They stopped switching on their cameras, then their microphones, and in the tenth week they stopped coming.</p>
    <h2>Three starts</h2>
    <p>Since January every live session is held three times on the same day, each time at seven in the evening of the people in it. The material is the same, the mentor is not, and the groups are smaller: at most fourteen. A question that comes up in the first session, in the east, is written on a shared page, so that the second and third mentors know it before they begin. By the third start the lesson has usually been repaired twice.</p>
    <p>That turned out to be the real gain. Jayapura now teaches the lesson first. What is unclear is found there, and the west gets the improved version. Our mentors in Papua, who were used to receiving whatever Java had finished, noticed the change before anyone else did.</p>
    <h2>What it costs</h2>
    <p>It costs more. We need three mentors where one had done, and one of them must live, or be willing to live, by a different clock. We found four in Papua and Maluku, trained them for a semester, and pay them as we pay in Bandung. The programme’s price did not change; we cancelled a conference instead.</p>
    <p>We also lost something. Learners in different zones no longer meet in class. Twice in each programme everybody comes together on a Saturday at two in the afternoon Western time, four in the East, an hour that suits no one perfectly and everyone a little. Those afternoons have become the liveliest of the course.</p>
    <h2>One small rule</h2>
    <p>The most useful change was free. On our pages a time never stands alone any more. It says 19.00 WIB, 19.00 WITA or 19.00 WIT, and a calendar file comes with it. In the first month, the number of people who arrived an hour early and sat alone in a video call fell to none.</p>
  `,
});
