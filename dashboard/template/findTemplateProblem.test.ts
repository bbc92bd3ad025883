import { describe, expect, it } from 'vitest';
import { findTemplateProblem } from './findTemplateProblem';

const template = `heat_template_version: 2018-08-31
description: A server with a floating address
parameters:
  image: { type: string, default: CC-Ubuntu24.04 }
resources:
  server:
    type: OS::Nova::Server
    properties:
      image: { get_param: image }
      user_data: |
        #!/bin/sh
        echo ready
`;

describe('findTemplateProblem', () => {
  it.each([
    ['a template', template],
    ['Windows line ends', template.replaceAll('\n', '\r\n')],
    ['JSON', '{"heat_template_version": "2018-08-31", "resources": {}}'],
    ['the older format', 'AWSTemplateFormatVersion: "2010-09-09"\nResources: {}\n'],
    ['merged keys', 'heat_template_version: rocky\nresources: {a: &a {x: 1}, b: {<<: *a, y: 2}}\n'],
    ['resources by an alias', 'heat_template_version: rocky\nx: &a {}\nresources: *a\n'],
    [
      'an anchor that is used often',
      `heat_template_version: rocky\nx: &a y\nresources: {r: [${Array(500).fill('*a').join()}]}\n`,
    ],
    ['an anchor', 'heat_template_version: rocky\nresources: {a: &a {type: x}, b: *a}\n'],
  ])('accepts %s', (_, text) => {
    expect(findTemplateProblem(text)).toBeUndefined();
  });

  it.each([
    [
      'heat_template_version: 2018-08-31\nresources:\n\tserver: {}\n',
      /^Line 3, column 1 is not valid YAML: .*[Tt]ab.*\.$/,
    ],
    ['a: 1\nb: [1, 2\n', /^Line \d, column \d+ is not valid YAML: .*\.$/],
    ['a: b: c\n', /^Line 1, column 4 is not valid YAML: /],
    ['a: 1\na: 2\n', /^Line 2, column 1 is not valid YAML: The key “a” appears twice\.$/],
    ['a: {{ name }}\n', /^Line 1, column 5 is not valid YAML: A key must be a text\.$/],
    ['a: "b\n', /^Line 2, column 1 is not valid YAML: Missing closing quotation mark "\.$/],
    ['a: *nobody\n', /^Line 1, column 4 is not valid YAML: /],
    ['a: 1\n---\nb: 2\n', /^Line 2, column 1 is not valid YAML: A template is one document/],
    ['just words', /^A template is a list of keys/],
    ['- a\n- b\n', /^A template is a list of keys/],
    ['resources: {}\n', /^A template needs a line such as “heat_template_version: 2018-08-31”\.$/],
    ['heat_template_version: rocky\n', /^A template needs the key “resources:”/],
    ['heat_template_version: rocky\nresources:\n', /^The key “resources:” needs the resources/],
    ['heat_template_version: rocky\nresources: [a]\n', /^The key “resources:” needs the resources/],
    ['a: &a [*a]\n', /^Line 1, column 8 is not valid YAML: The anchor “a” refers to itself\.$/],
  ])('refuses %j', (text, problem) => {
    expect(findTemplateProblem(text)).toMatch(problem);
  });

  it('refuses aliases that multiply', () => {
    const names = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const bomb = names.map((name, index) => {
      const last = names[index - 1];
      return `${name}: &${name} [${last ? Array(9).fill(`*${last}`).join(', ') : '1'}]`;
    });
    const text = ['heat_template_version: rocky', ...bomb, 'resources: {x: *z}', ''].join('\n');
    expect(findTemplateProblem(text)).toMatch(/^The aliases of this template/);
  });

  it('refuses what is nested too deeply', () => {
    expect(findTemplateProblem(`a: ${'['.repeat(20_000)}`)).toMatch(
      /^Line 1, column \d+ is not valid YAML: It is nested too deeply\.$/,
    );
  });

  it('reads thousands of resources', () => {
    const servers = Array.from({ length: 8000 }, (_, at) => `  server_${at}: &s${at} {type: x}`);
    const text = `heat_template_version: rocky\nresources:\n${servers.join('\n')}\n`;
    expect(findTemplateProblem(text)).toBeUndefined();
    expect(findTemplateProblem(`${text}  server_7: {}\n`)).toMatch(
      /^Line 8003, column 3 is not valid YAML: The key “server_7” appears twice/,
    );
  });
});
