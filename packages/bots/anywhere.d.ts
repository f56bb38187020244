// What bots may ask of the world they run in, a browser or Node: where their own files are.
interface ImportMeta {
  url: string;
}

declare class URL {
  constructor(path: string, base: string);
  readonly href: string;
}
