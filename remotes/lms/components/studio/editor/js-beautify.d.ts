declare module "js-beautify/js/lib/beautify" {
  interface BeautifyOptions {
    readonly indent_size?: number;
    readonly preserve_newlines?: boolean;
    readonly max_preserve_newlines?: number;
  }
  export const js_beautify: (text: string, options?: BeautifyOptions) => string;
}
