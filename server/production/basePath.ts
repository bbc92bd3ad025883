import { ServerFailure } from '../serverFailure';

const baseLine = /<base href="([^"]*)"/;

/**
 * The base path in a page, with slashes at both ends. It is the only line that operators change
 * (decision 3).
 */
export function basePathOf(page: string): string {
  const [, base] = baseLine.exec(page) ?? [];
  if (base === undefined) throw new ServerFailure('index.html has no line <base href="…">.');
  return checkBasePath(base, 'The <base href> of index.html');
}

/** The page with another base path. */
export function withBasePath(page: string, base: string): string {
  return page.replace(baseLine, () => `<base href="${base}"`);
}

/** Returns a base path unchanged. Throws a failure with exit code 2 if it is wrong. */
export function checkBasePath(base: string, name: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(base)) return base;
  throw new ServerFailure(
    `${name} must be a path with slashes at both ends, like /lab/catalogue/, not "${base}".`,
    2,
  );
}
