import { describe, expect, it } from "@jest/globals";

import { allowedEmbed } from "./allowedEmbed";

describe("allowedEmbed", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10",
    "https://youtu.be/dQw4w9WgXcQ?si=x",
    "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=0&onload=alert(1)",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ])("frames %s without its cookies, by its id alone", (src) => {
    expect(allowedEmbed(src)).toEqual({
      host: "YouTube",
      address: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    });
  });

  it.each(["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?h=x"])("frames %s", (src) => {
    expect(allowedEmbed(src)?.address).toBe("https://player.vimeo.com/video/123456789?dnt=1&autoplay=1");
  });

  it.each([
    "",
    "nothing",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/https://youtu.be/dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com:444/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=../../evil",
    "https://www.youtube.com/redirect?q=https://evil.example",
    "https://www.youtube.com/subscribers",
    "https://vimeo.com/ondemand/x",
  ])("frames nothing of %s", (src) => {
    expect(allowedEmbed(src)).toBeNull();
  });
});
