export { ExportPanel } from './ExportPanel';
export { PaperSentence } from './PaperSentence';
export { styledCitation } from './styledCitation';
