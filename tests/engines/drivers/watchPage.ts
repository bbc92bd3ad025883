/**
 * Runs in a page: records errors, warnings and violations of security policies in
 * `window.troviProblems`. In engines with `ReportingObserver`, also earlier violations.
 */
export function watchPage(): void {
  const target = window as unknown as { troviProblems?: string[] };
  if (target.troviProblems) return;
  const problems: string[] = (target.troviProblems = []);
  const note = (kind: string, what: unknown) => problems.push(`${kind}: ${String(what)}`);
  const { console: output } = globalThis;
  for (const kind of ['error', 'warn'] as const) {
    const { [kind]: original } = output;
    output[kind] = (...values: unknown[]) => {
      note(`console.${kind}`, values.join(' '));
      original.apply(output, values);
    };
  }
  addEventListener('error', ({ message }) => note('exception', message));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note('policy', `${effectiveDirective} ${blockedURI} ${sample}`),
  );
  if (!('ReportingObserver' in window)) return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) note('policy report', JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
