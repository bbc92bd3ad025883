import type { ErrorCode } from 'yaml';

const quoting = 'Put the whole value in quotes.';

const colon = 'A line such as “title: Traces” is expected: a name, a colon, a space.';

/** What is wrong and what to do, by the code of the parser's error. */
const faults: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: `A value cannot begin with “*” or “&” here. ${quoting}`,
  BAD_DIRECTIVE: 'A line cannot begin with “%”.',
  BAD_DQ_ESCAPE: 'A backslash in double quotes starts an escape. Use single quotes, or “\\\\”.',
  BAD_INDENT: 'This line is not indented like those that it belongs to.',
  BAD_SCALAR_START: `A value cannot begin with “@”, “%” or a backtick. ${quoting}`,
  BLOCK_AS_IMPLICIT_KEY: `A value cannot contain “: ”. ${quoting}`,
  BLOCK_IN_FLOW: 'A bracket above is not closed.',
  DUPLICATE_KEY: 'A name appears twice.',
  MISSING_CHAR: 'A character is missing, such as a closing quote or bracket, or the “-” of a list.',
  MULTILINE_IMPLICIT_KEY: colon,
  RESOURCE_EXHAUSTION: 'It is nested too deeply.',
  TAB_AS_INDENT: 'Tabs are not allowed as indentation. Use spaces.',
};

/** Words for a parser's error, by what its message says where one code has several meanings. */
const faultsInMessages: readonly [said: RegExp, fault: string][] = [
  [
    /closing (["'])/,
    "A quote is not closed. It opens here or above. To write “'” in single quotes, double it.",
  ],
  [/followed by map values/, colon],
  [/without - indicator/, 'This line is not indented like those that it belongs to.'],
  [/end with a ([\]}])/, 'A bracket above is not closed.'],
  [/block-seq-ind on same line/, 'A list begins on the line below its name.'],
  [
    /scalar at node end/,
    'There is text after a closing quote or bracket. Put the whole value in quotes of a kind that it does not contain.',
  ],
  [/not a YAML token/i, 'The text of “>” or “|” begins on the line below.'],
];

/** Says what is wrong in YAML and what to do, in words for people who do not know YAML. */
export function yamlFault({ code, message }: { code: ErrorCode; message: string }): string {
  const [, fault] = faultsInMessages.find(([said]) => said.test(message)) ?? [];
  return fault ?? faults[code] ?? `${message.split(/ at line |\n/)[0]}.`;
}
