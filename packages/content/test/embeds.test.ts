import { embedOf } from "@kolam/content/model/media/embed-services";
import { describe, expect, it } from "vitest";
import { mediaIn } from "../build/media-in-use.ts";
import { mediaTags } from "../build/media-tags.ts";

const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0";

describe("embedOf", () => {
  it.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=x", film],
    ["https://youtu.be/aqz-KE-bpKQ?si=share&t=90s", `${film}&start=90`],
    ["https://m.youtube.com/shorts/aqz-KE-bpKQ", film],
    ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", film],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    [
      "https://vimeo.com/76979871/8272103f6e",
      "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e",
    ],
    [
      "https://www.openstreetmap.org/?mlat=9.9195&mlon=78.1193#map=16/9.9195/78.1193",
      "https://www.openstreetmap.org/export/embed.html?bbox=78.11243,9.91570,78.12617,9.92330&layer=mapnik&marker=9.9195,78.1193",
    ],
    ["https://www.google.com/maps/embed?pb=!1m1", "https://www.google.com/maps/embed?pb=!1m1"],
    ["https://cal.com/agency/30min", "https://cal.com/agency/30min"],
    ["https://calendly.com/agency/call?month=1", "https://calendly.com/agency/call?month=1"],
  ])("shows %s", (url, src) => {
    expect(embedOf(url)?.src).toBe(src);
    expect(new URL(src).origin).toBe(embedOf(url)?.service.origin);
  });

  it.each([
    "https://www.youtube.com/@agency",
    "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
    "http://youtu.be/aqz-KE-bpKQ",
    "https://www.google.com/maps/place/Madurai",
    "https://cal.com/",
    "https://stage.example/1",
    "javascript:alert(1)",
    "youtu.be/aqz-KE-bpKQ",
  ])("does not show %s", (url) => {
    expect(embedOf(url)).toBeUndefined();
  });
});

describe("the tags of frames and films", () => {
  it.each([
    [{ url: "https://stage.example/1" }, /asItIs\("Its name", "https:\/\/stage\.example"/],
    [{ url: "https://www.google.com/maps/place/Madurai" }, /address of Google Maps/],
    [{ url: film, poster: "no.png" }, /poster “no\.png”/],
    [{ url: film }, /^$/],
  ])("say what is wrong with the frame %o", (tag, message) => {
    expect(mediaTags.Embed?.problem?.(tag) ?? "").toMatch(message);
  });

  it.each(["no.mp4", "../secret.mp4", "tour.mov"])("say that there is no film %s", (file) => {
    expect(mediaTags.Film?.problem?.({ file })).toMatch(/which is not an \.mp4 or \.webm/);
  });
});

describe("mediaIn", () => {
  it("finds frames and films in texts, and not in their code", () => {
    const embed = `<Embed url="${film}" title="x" />`;
    expect(mediaIn(["Text", `See \`${embed}\``])).toEqual({ services: [], inText: false });
    expect(mediaIn([`Text\n${embed}\n`, embed])).toEqual({ services: ["youtube"], inText: true });
    expect(mediaIn(['<Film file="a.mp4" title="x" />'])).toEqual({ services: [], inText: true });
  });
});
