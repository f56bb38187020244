// What a game may ask of the world it runs in, a browser or Node: where its own files are.
interface ImportMeta {
  url: string;
}

declare class URL {
  constructor(path: string, base: string);
  readonly href: string;
}
