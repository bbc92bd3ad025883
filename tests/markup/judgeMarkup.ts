import { type AllowedFinding, allowedFindings } from './allowedFindings';
import type { MarkupChecker, MarkupFinding } from './markup';

/** Separates faults from allowed findings, and records which allowed findings occurred. */
export class MarkupJudge {
  readonly #checker: MarkupChecker['name'];
  readonly #allowed: readonly AllowedFinding[];
  readonly #needed = new Set<AllowedFinding>();

  /** `allowed` also holds the entries of other checkers. */
  constructor(checker: MarkupChecker['name'], allowed = allowedFindings) {
    this.#checker = checker;
    this.#allowed = allowed.filter((entry) => this.#ruleOf(entry) !== undefined);
  }

  /** The findings that are not allowed, one line each. */
  faults(findings: readonly MarkupFinding[]): string[] {
    const faults = findings.filter((finding) => !this.#isAllowed(finding));
    return faults.map(
      ({ document, rule, message, place }) =>
        `${document}: ${rule === message ? '' : `${rule}: `}${message} ${place}`,
    );
  }

  /** The allowed findings that have not occurred. */
  unneeded(): AllowedFinding[] {
    return this.#allowed.filter((entry) => !this.#needed.has(entry));
  }

  #isAllowed({ rule, matches }: MarkupFinding): boolean {
    const fitting = this.#allowed.filter((entry) => {
      const allowed = this.#ruleOf(entry);
      const isOfRule = typeof allowed === 'string' ? allowed === rule : allowed?.test(rule);
      return isOfRule && (!entry.where || matches(entry.where));
    });
    for (const entry of fitting) this.#needed.add(entry);
    return fitting.length > 0;
  }

  #ruleOf({ htmlValidate, nu }: AllowedFinding): string | RegExp | undefined {
    return this.#checker === 'Nu' ? nu : htmlValidate;
  }
}
