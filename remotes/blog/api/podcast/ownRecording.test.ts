import { expect, it } from "@jest/globals";

import { ownRecording } from "./ownRecording";

it.each([
  ["/media/contoh/episode-1.mp3", "/media/contoh/episode-1.mp3"],
  ["/me\tdia/contoh/episode-1.mp3", "/media/contoh/episode-1.mp3"],
  ["https://elsewhere.example/a.mp3", ""],
  ["//elsewhere.example/a.mp3", ""],
  ["/\\elsewhere.example/a.mp3", ""],
  ["/\t/elsewhere.example/a.mp3", ""],
  ["javascript:alert(1)", ""],
  ["", ""],
])("plays of %s what is this site's own", (src, played) => {
  expect(ownRecording({ id: "1", audio: { src, seconds: 3 } })).toEqual({
    id: "1",
    audio: { src: played, seconds: 3 },
  });
});
