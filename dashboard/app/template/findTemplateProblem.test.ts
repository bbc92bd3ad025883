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
    ['a: 1\na: 2\n', /^Line 2, column 1 is not valid YAML: .*unique/],
    ['a: *nobody\n', /^Line 1, column 4 is not valid YAML: /],
    ['a: 1\n---\nb: 2\n', /^Line \d, column \d+ is not valid YAML: /],
    ['just words', /^A template is a list of keys/],
    ['- a\n- b\n', /^A template is a list of keys/],
    ['resources: {}\n', /^A template needs a line such as “heat_template_version: 2018-08-31”\.$/],
    ['heat_template_version: rocky\n', /^A template needs the key “resources:”/],
  ])('refuses %j', (text, problem) => {
    expect(findTemplateProblem(text)).toMatch(problem);
  });

  it('does not unfold aliases that refer to aliases', () => {
    const names = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const bomb = names.map((name, index) => {
      const last = names[index - 1];
      return `${name}: &${name} [${last ? Array(9).fill(`*${last}`).join(', ') : '1'}]`;
    });
    const text = ['heat_template_version: rocky', ...bomb, 'resources: *z', ''].join('\n');
    expect(findTemplateProblem(text)).toBeUndefined();
  });
});
