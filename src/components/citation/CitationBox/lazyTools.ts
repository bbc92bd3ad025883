import { lazyCode } from '../../ui/lazy/lazyCode';

/** The citation styles, the exports and the sentence for a paper. */
export const lazyTools = lazyCode(() => import('../CitationTools/citationTools'));
