import { unknownError } from '../api/http/refusal';
import type { CheckStatement } from '../database/connection';

/**
 * The switch that makes the catalogue refuse emoji, and every other character outside the BMP, as
 * the real server on MariaDB does (contract/api 1.5).
 */
export interface EmojiRefusal {
  isOn(): boolean;
  turn(isOn: boolean): void;
  /** Throws a `500` if the statement stores such a character. */
  check: CheckStatement;
}

/** Statements that store a text. `search_texts` only repeats texts of other tables. */
const storing = /^(?:insert into|update) (?!"search_texts")/;
const outsideBmp = /[\u{10000}-\u{10FFFF}]/u;

/** A switch that is off. */
export function createEmojiRefusal(): EmojiRefusal {
  let refuses = false;
  return {
    isOn: () => refuses,
    turn: (isOn) => {
      refuses = isOn;
    },
    check: (statement, values) => {
      if (!refuses || !storing.test(statement)) return;
      if (values.some((value) => typeof value === 'string' && outsideBmp.test(value))) {
        throw unknownError();
      }
    },
  };
}
