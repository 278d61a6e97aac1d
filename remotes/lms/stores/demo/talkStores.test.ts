import { describe, expect, it } from "@jest/globals";

import { DrillDemo, ForumDemo, MessagesDemo, OutlineDemo, QuizDemo } from "../../contract/demo/talkDemos";
import { memoryKept } from "../../testing/demo/memoryKept";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { DrillStore } from "./DrillStore";
import { ForumStore } from "./ForumStore";
import { MessagesStore } from "./MessagesStore";
import { OutlineStore } from "./OutlineStore";
import { QuizDemoStore } from "./QuizDemoStore";

describe("a quiz to try", () => {
  const open = () => new QuizDemoStore(QuizDemo.parse(sampleDemos.quiz), memoryKept());

  it("is handed in by the learner with nothing open, and passes by weight, rounded down", () => {
    const store = open();
    const [one, two] = store.demo.questions;
    if (!one || !two) throw new Error("The sample has questions");
    store.take(one, 1);
    expect(store.takenOf("satu")).toBeUndefined();
    store.state.setRole("learner");
    store.take(one, 1);
    expect([store.handIn(), store.openCount]).toEqual([false, 1]);
    store.take(two, 1);
    expect([store.handIn(), store.percent, store.isPassed]).toEqual([true, 66, true]);
    store.take(two, 0);
    expect([store.percent, store.countOf(two, 1), store.rightPercentOf(one)]).toEqual([66, 1, 75]);
  });

  it("is weighed by the teacher and given back by the office", () => {
    const store = open();
    store.weigh("satu", 0);
    store.state.setRole("learner");
    for (const question of store.demo.questions) store.take(question, 1);
    store.handIn();
    expect([store.percent, store.isPassed]).toEqual([0, false]);
    store.giveBack();
    expect(store.isDone).toBe(true);
    store.state.setRole("admin");
    store.giveBack();
    expect([store.isDone, store.openCount]).toEqual([false, 2]);
  });
});

describe("messages", () => {
  it("are sent once, read by parents, and followed by the office with those who have not", () => {
    const store = new MessagesStore(MessagesDemo.parse(sampleDemos.messages), memoryKept());
    expect([store.readCount("first"), store.send("  "), store.send(" Jumat praktik. "), store.send("Lagi")]).toEqual([
      1,
      false,
      true,
      false,
    ]);
    expect([store.textOf("second"), store.waiting.length, store.remind()]).toEqual(["Jumat praktik.", 2, 0]);
    store.state.setRole("parent");
    store.read("second");
    expect([store.readCount("second"), store.mayRead("second"), store.reply("Siap")]).toEqual([1, false, true]);
    store.state.setRole("admin");
    expect([store.remind(), store.waiting.map(({ id }) => id)]).toEqual([1, ["ketut"]]);
  });
});

describe("a forum", () => {
  const open = () => new ForumStore(ForumDemo.parse(sampleDemos.forum), memoryKept());
  const order = (store: ForumStore) => store.posts.map(({ id }) => id);

  it("has the question first, then the answer, then posts by votes", () => {
    const store = open();
    expect(order(store)).toEqual(["tanya", "maria", "dewi"]);
    store.markAnswer("dewi");
    expect(order(store)).toEqual(["tanya", "dewi", "maria"]);
    store.state.setRole("learner");
    store.markAnswer("maria");
    expect(order(store)).toEqual(["tanya", "dewi", "maria"]);
  });

  it("takes a post with words, and one vote each for those of others", () => {
    const store = open();
    store.state.setRole("learner");
    expect([store.write("  "), store.write("x".repeat(601)), store.write(" Pakai tepi kiri. ")]).toEqual([
      false,
      false,
      true,
    ]);
    const own = store.posts.find(({ at }) => at === null);
    const other = store.posts.find(({ id }) => id === "maria");
    if (!own || !other) throw new Error("Both are there");
    expect([own.text, store.mayVote(own)]).toEqual(["Pakai tepi kiri.", false]);
    store.vote(other);
    expect(store.posts.find(({ id }) => id === "maria")?.votes).toBe(4);
    store.vote(other);
    expect(store.posts.find(({ id }) => id === "maria")?.votes).toBe(3);
    store.state.setRole("parent");
    expect([store.write("Halo"), store.mayVote(other)]).toEqual([false, false]);
  });

  it("keeps the words of a hidden post from all but the office", () => {
    const store = open();
    store.hide("maria", true);
    expect(store.posts.some(({ isHidden }) => isHidden)).toBe(false);
    store.state.setRole("admin");
    store.hide("maria", true);
    expect(store.posts.find(({ id }) => id === "maria")?.text).toBe("Karena biasa.");
    store.state.setRole("parent");
    expect(store.posts.find(({ id }) => id === "maria")).toMatchObject({ text: "", isHidden: true });
  });
});

it("an outline is ordered and named by the teacher, opened by the office, and seen up to the first closed chapter", () => {
  const store = new OutlineStore(OutlineDemo.parse(sampleDemos.outline), memoryKept());
  expect([store.move("praktik", -1), store.move("praktik", -1), store.move("praktik", -1)]).toEqual([2, 1, null]);
  expect([store.rename("baca", " "), store.rename("baca", "Bacaan"), store.minutes]).toEqual([false, true, 140]);
  store.open("kuis", true);
  store.state.setRole("learner");
  expect(store.shown.map(({ title }) => title)).toEqual(["Praktik", "Bacaan"]);
  store.state.setRole("admin");
  store.open("praktik", false);
  store.state.setRole("parent");
  expect(store.shown).toEqual([]);
});

it("a drill takes words without accents, hyphens and capitals, and checks those that are written", () => {
  const store = new DrillStore(DrillDemo.parse(sampleDemos.drill), memoryKept());
  store.type("meja", "meja");
  expect(store.typedOf("meja")).toBe("");
  store.state.setRole("learner");
  store.type("meja", " ME-JA ");
  expect([store.check(), store.checkedCount]).toEqual([{ right: 1, of: 1 }, 1]);
  store.type("siji", "loro");
  expect(store.check()).toEqual({ right: 1, of: 2 });
  store.type("siji", "siji");
  expect([store.isChecked("siji"), store.rightCount]).toEqual([false, 1]);
});
