import { useEffect, useState } from 'react';
import {
  CitationBox as Box,
  type CitationBoxProps,
} from '../../components/citation/CitationBox/CitationBox';
import { onBibtex } from './lateBibtex';

/** The citation box, drawn again once BibTeX can be written. */
export function CitationBox(props: CitationBoxProps) {
  const [, redraw] = useState(false);
  useEffect(() => onBibtex(() => redraw(true)), []);
  return <Box {...props} />;
}
