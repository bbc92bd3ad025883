import { Invalid, invalid, type Reader } from './reader';
import { text } from './values';

const pattern = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i;
const longest = 254;
const patternMessage = 'This value does not match the required pattern.';

/** The URN of contents, in the characters of contract/api 7. */
export const contentsUrn: Reader<string> = (json) => {
  const value = text({ max: longest })(json);
  if (!pattern.test(value)) throw invalid(patternMessage);
  return value;
};

/** Any other URN: two messages at once where it does not fit (contract/api 1.6). */
export const urn: Reader<string> = (json) => {
  const value = text({ max: longest })(json);
  if (!pattern.test(value)) throw invalid('Enter a valid value.', patternMessage);
  return value;
};

const localPart =
  /^(?:[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*|"[\x21\x23-\x5b\x5d-\x7e]*")$/i;
const hostName =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{1,62}[\p{L}\p{N}]$/iu;
const literal = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|(?:IPv6:)?[0-9a-f:]+:[0-9a-f:.]*)\]$/i;

/**
 * An e-mail address with an ASCII local part, at a dotted host name, `localhost` or a bracketed
 * IP (contract/api 2.3).
 */
export const emailAddress: Reader<string> = (json) => {
  const value = text()(json);
  const at = value.lastIndexOf('@');
  const host = value.slice(at + 1);
  const isHost = host === 'localhost' || hostName.test(host) || literal.test(host);
  const messages = [
    (at < 1 || !localPart.test(value.slice(0, at)) || !isHost) && 'Enter a valid email address.',
    [...value].length > longest && `Ensure this field has no more than ${longest} characters.`,
  ].filter((message) => message !== false);
  if (messages.length > 0) throw new Invalid(messages);
  return value;
};
