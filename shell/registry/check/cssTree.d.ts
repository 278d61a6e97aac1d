/** The parts of css-tree that can be had alone; its types know the whole only. */
declare module "css-tree/generator" {
  export { generate as default } from "css-tree";
}
declare module "css-tree/parser" {
  export { parse as default } from "css-tree";
}
