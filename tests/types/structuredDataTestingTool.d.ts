/** The parts of structured-data-testing-tool that the tests use. The package has no types. */
declare module 'structured-data-testing-tool' {
  export interface StructuredDataTest {
    test: string;
    type?: 'metatag' | 'jsonld' | 'any';
    expect?: string | boolean | RegExp;
    error?: { message: string };
  }
  export interface StructuredDataReport {
    passed: StructuredDataTest[];
    failed: StructuredDataTest[];
    warnings: StructuredDataTest[];
    structuredData: { metatags: Record<string, string[]>; jsonld: Record<string, unknown[]> };
  }
  interface Options {
    /** Tests what the tool finds by itself. @default true */
    auto?: boolean;
    presets?: readonly Record<string, unknown>[];
    tests?: StructuredDataTest[];
  }
  /** Rejects with `error.res`, a report, if a test failed. */
  export function structuredDataTestHtml(
    html: string,
    options?: Options,
  ): Promise<StructuredDataReport>;
}

declare module 'structured-data-testing-tool/presets.js' {
  /** `Facebook`: what Facebook wants of Open Graph. */
  const presets: { Facebook: Record<string, unknown> };
  export default presets;
}
