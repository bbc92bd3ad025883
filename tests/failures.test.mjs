import { describe, expect, it } from 'vitest';

import { failuresOfElements, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

describe('failuresOfVitest', () => {
  it('names failed tests, and files that could not load', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'sum adds' },
          {
            status: 'failed',
            fullName: 'sum fails',
            failureMessages: ['\u001b[31mno\u001b[39m\n    at file.js:1:2'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      'a.test.ts › sum fails\n    no',
      'b.test.ts\n    No such module',
    ]);
  });
});

describe('failuresOfPlaywright', () => {
  it('names failed tests in nested suites, and errors outside tests', () => {
    const failed = {
      title: 'opens',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'Expected 1\n\nReceived 2' }] }] }],
    };
    const file = {
      title: 'list.spec.ts',
      file: 'list.spec.ts',
      specs: [{ title: 'loads', ok: true, tests: [] }],
      suites: [{ title: 'the list', specs: [failed] }],
    };
    expect(failuresOfPlaywright({ suites: [file], errors: [{ message: 'No tests' }] })).toEqual([
      'list.spec.ts › the list › opens\n    Expected 1\n    Received 2',
      'Error outside tests\n    No tests',
    ]);
  });
});

describe('failuresOfElements', () => {
  it('names failed tests in nested suites, and errors of a page', () => {
    const suite = {
      name: 'the card',
      tests: [
        { name: 'loads', passed: true },
        { name: 'waits', passed: false, skipped: true },
        { name: 'opens', passed: false, error: { message: 'expected true' } },
      ],
      suites: [],
    };
    const page = {
      testFile: 'card.test.ts',
      errors: [{ message: 'Out of time' }],
      testResults: { name: '', tests: [], suites: [suite] },
    };
    expect(failuresOfElements([page])).toEqual([
      'card.test.ts › the card › opens\n    expected true',
      'card.test.ts\n    Out of time',
    ]);
  });

  it('shows the first twelve lines of a long message', () => {
    const message = Array.from({ length: 400 }, (_, line) => `line ${line + 1}`).join('\n');
    const [text] = failuresOfElements([{ testFile: 'card.test.ts', errors: [{ message }] }]);
    expect(text.split('\n').at(-1)).toBe('    line 12');
  });
});
