/** Elements that write: the light build only shows. */
const writing = ['artifact-form', 'version-dialog'];

/** The files of tests that the light build has no use for, as patterns that leave them out. */
export const leftOutOfLight = writing.map((name) => `!tests/elements/${name}.*`);

/** Whether a file of tests is one of those. */
export function isLeftOutOfLight(file) {
  return writing.some((name) => file.startsWith(`tests/elements/${name}.`));
}
