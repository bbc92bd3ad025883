/** A name of HTML from one of JavaScript: `artifactId` becomes `artifact-id`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
