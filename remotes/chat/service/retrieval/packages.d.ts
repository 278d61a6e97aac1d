declare module "snowball-stemmers" {
  export const newStemmer: (language: string) => { readonly stem: (word: string) => string };
}

declare module "sastrawijs" {
  export class Stemmer {
    stem(word: string): string;
    find(root: string): boolean;
  }
}
