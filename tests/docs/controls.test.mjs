import path from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { filesIn } from './files.mjs';

const { sys } = ts;
const { config } = ts.readConfigFile('tsconfig.json', sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, sys, process.cwd());
const stories = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'));
const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
const program = ts.createProgram([...stories, ...ambient], options);
const checker = program.getTypeChecker();

/** The expression of the component that a file of stories shows. */
function componentOf(file) {
  let found;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'meta') {
      const value = node.initializer;
      const literal = ts.isSatisfiesExpression(value) ? value.expression : value;
      const entry = literal.properties.find(({ name }) => name?.getText() === 'component');
      found = entry && (entry.initializer ?? entry.name);
    } else ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile(file));
  return found;
}

/** The props without a description. Those of packages get no control. */
function bareProps(component) {
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (!props) return [];
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbolAtLocation(props, component))
    .filter(({ declarations: [one] = [] }) => {
      const source = one?.getSourceFile().fileName ?? '';
      return !source.includes(`${path.posix.sep}node_modules${path.posix.sep}`);
    })
    .filter((prop) => prop.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name);
}

it('every control of a story has a description', () => {
  const components = stories.flatMap((file) => {
    const component = componentOf(file);
    return component ? [[file, component]] : [];
  });
  expect(components.length).toBeGreaterThan(70);
  const bare = components.flatMap(([file, component]) =>
    bareProps(component).map((name) => `${file} ${name}`),
  );
  expect(bare).toEqual([]);
});
