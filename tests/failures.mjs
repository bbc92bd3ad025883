import { stripVTControlCharacters } from 'node:util';

const messageLines = 12;

/** `where › name` and the first lines of the messages, indented, without stack frames. */
function describeFailure(names, messages) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, messageLines);
  return [names.filter(Boolean).join(' › '), ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Describes the failed tests of Vitest's JSON report, and the files that did not load. */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) {
      return [describeFailure([name], [message])];
    }
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure([name, test.fullName], test.failureMessages));
  });
}

/** Describes the failed tests of Playwright's JSON report, and errors outside tests. */
export function failuresOfPlaywright({ suites, errors }) {
  const read = ({ title, specs, suites: inner = [] }, parents) => {
    const names = [...parents, title];
    return [
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => describeFailure([...names, spec.title], messagesOfSpec(spec))),
      ...inner.flatMap((suite) => read(suite, names)),
    ];
  };
  return [
    ...suites.flatMap((suite) => read(suite, [])),
    ...errors.map(({ message }) => describeFailure(['Error outside tests'], [message])),
  ];
}

function messagesOfSpec({ tests }) {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
}

/** Describes the failed tests of the report of tests/runElements.mjs, and errors of pages. */
export function failuresOfElements(pages) {
  const read = (file, { name, tests, suites }, parents) => {
    const names = [...parents, name];
    return [
      ...tests
        .filter(({ skipped, passed }) => !skipped && !passed)
        .map((test) => describeFailure([file, ...names, test.name], [test.error?.message])),
      ...suites.flatMap((suite) => read(file, suite, names)),
    ];
  };
  return pages.flatMap(({ testFile: file, errors, testResults }) => [
    ...(testResults ? read(file, testResults, []) : []),
    ...errors.map(({ message }) => describeFailure([file], [message])),
  ]);
}
