import * as v from 'valibot';

import { text, tooLong } from './values';

const pattern = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i;
const longest = 254;
const patternMessage = 'This value does not match the required pattern.';

/** The URN of contents, in the characters of contract/api 7. Its length is not checked here. */
export const contentsUrn = v.pipe(
  text(),
  v.check((value) => pattern.test(value), patternMessage),
);

/** Any other URN. A wrong one gets two messages at once (contract/api 1.6). */
export const urn = v.pipe(
  text({ max: longest }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || pattern.test(dataset.value)) return;
    addIssue({ message: 'Enter a valid value.' });
    addIssue({ message: patternMessage });
  }),
);

const localPart =
  /^(?:[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*|"[\x21\x23-\x5b\x5d-\x7e]*")$/i;
const hostName =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{1,62}[\p{L}\p{N}]$/iu;
const literal = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|(?:IPv6:)?[0-9a-f:]+:[0-9a-f:.]*)\]$/i;

/**
 * An e-mail address with an ASCII local part. Its host is a dotted name, `localhost` or an IP
 * address in brackets (contract/api 2.3).
 */
export const emailAddress = v.pipe(
  text(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (!isEmailAddress(value)) addIssue({ message: 'Enter a valid email address.' });
    if ([...value].length > longest) addIssue({ message: tooLong(longest) });
  }),
  v.metadata({ format: 'email', maxLength: longest }),
);

function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const host = value.slice(at + 1);
  const isHost = host === 'localhost' || hostName.test(host) || literal.test(host);
  return at > 0 && localPart.test(value.slice(0, at)) && isHost;
}
