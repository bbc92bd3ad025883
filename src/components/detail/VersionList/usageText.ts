import { counted } from '../../../domain/artifact/formatCount';
import { type Metrics, usageWords } from '../../../domain/artifact/metrics';

/** Usage in words, without zeros: `1,234 launches · 89 users · 1 notebook user`. */
export function usageText(metrics: Metrics): string {
  return usageWords
    .filter(([key]) => metrics[key] > 0)
    .map(([key, , ...word]) => counted(metrics[key], ...word))
    .join(' · ');
}
