/*
 * The program behind `drawPicture`: an SVG comes in and a PNG goes out, by the options that it is started with. Drawing takes as long as the SVG
 * says, and no library ends it: this process is ended from outside.
 */
const { buffer } = require("node:stream/consumers");

const draw = async () => {
  const { modifiers, sharpOptions } = JSON.parse(process.argv[2]);
  const [bytes, { createIPX }] = await Promise.all([buffer(process.stdin), import("ipx")]);
  const ipx = createIPX({ storage: { name: "bytes", getMeta: () => ({}), getData: () => bytes }, sharpOptions });
  process.stdout.write((await ipx("sent", modifiers).process()).data);
};

draw().catch(() => {
  process.exitCode = 1;
});
