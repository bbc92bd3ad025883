/** How a page shows a file, by its name. */
export type FileFormat = 'markdown' | 'notebook' | 'table' | 'image' | 'pdf' | 'text' | 'binary';

const endings: Record<Exclude<FileFormat, 'text'>, string> = {
  markdown: 'md markdown mdown mkd',
  notebook: 'ipynb',
  table: 'csv tsv',
  pdf: 'pdf',
  image: 'png jpg jpeg gif webp avif svg bmp ico',
  binary:
    '7z a avi bam bin bz2 class dat db deb dll doc docx dylib eot exe feather flac gz h5 hdf5 iso ' +
    'jar joblib lz4 mkv mov mp3 mp4 mpeg msi nc npy npz o odp ods odt ogg onnx otf parquet pb ' +
    'pickle pkl ppt pptx pt pth pyc qcow2 rar rdata rds rpm safetensors so sqlite sqlite3 tar tgz ' +
    'tif tiff ttf wasm wav webm whl woff woff2 xls xlsx xz zip zst',
};

const formats = new Map<string, FileFormat>();
for (const [format, names] of Object.entries(endings) as [FileFormat, string][]) {
  for (const ending of names.split(' ')) formats.set(ending, format);
}

/**
 * The format of a file by its name. Files with an unknown ending are text until their contents show
 * that they are not.
 */
export function fileFormat(path: string): FileFormat {
  return formats.get(fileEnding(path)) ?? 'text';
}

/** What follows the last dot of a name, in lower case. `''` without a dot. */
function fileEnding(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The name of a code language for a file, as people write it: its ending, or its name. */
export function languageName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return fileEnding(name) || name;
}
