/** Checks a template with a YAML parser, which loads on demand. */
export async function checkTemplate(text: string): Promise<string | undefined> {
  const { findTemplateProblem } = await import('./findTemplateProblem');
  return findTemplateProblem(text);
}
