import { reviewedFindings } from './reviewedFindings';

/** A place in a page that axe cannot decide. */
export interface OpenFinding {
  rule: string;
  reason: string;
  html: string;
  /** Contrast by our own measurement. */
  contrast: number;
  /** The selectors of `reviewedPlaces` that it matches. */
  places: string[];
}

/** Where in a page findings have been reviewed. */
export const reviewedPlaces = reviewedFindings.flatMap(({ where = [] }) => where);

/** The findings that are not reviewed, or no longer match their review, one line each. */
export function judgeFindings(findings: OpenFinding[]): string[] {
  return findings
    .filter(
      ({ rule, reason, places, contrast }) =>
        !reviewedFindings.some(
          (one) =>
            one.rule === rule &&
            one.reason === reason &&
            (!one.where || places.includes(one.where)) &&
            contrast >= (one.leastContrast ?? 0),
        ),
    )
    .map(
      ({ rule, reason, contrast, html }) =>
        `${rule}, ${reason}, contrast ${contrast.toFixed(2)}: ${html}`,
    );
}
