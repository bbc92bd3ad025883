declare module 'citeproc' {
  /** The functions that the processor calls. */
  interface System {
    retrieveLocale(language: string): string;
    retrieveItem(id: string): unknown;
  }

  interface Engine {
    updateItems(ids: string[]): void;
    makeBibliography(): [parameters: object, entries: string[]];
  }

  const processor: {
    Engine: new (system: System, style: string, language?: string) => Engine;
  };
  export = processor;
}
