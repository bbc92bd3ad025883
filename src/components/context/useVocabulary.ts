import { useEffect, useState } from 'react';
import { noBadges } from '../../domain/badge';
import { useServices } from './TroviContext';

/**
 * The badges and their holders. Badges are decoration: until they come, and where their lookup fails, there are none
 * (contract 4.1).
 */
export function useBadges() {
  const { repository } = useServices();
  const [badges, setBadges] = useState(noBadges);
  useEffect(() => takeOver(repository.badges(), setBadges), [repository]);
  return badges;
}

const noTags: string[] = [];

/** The tags that artifacts may carry; none until they come, and where their lookup fails. */
export function useTags() {
  const { repository } = useServices();
  const [tags, setTags] = useState(noTags);
  useEffect(() => takeOver(repository.tags(), setTags), [repository]);
  return tags;
}

/** Hands a late answer on, unless the returned function was called before. A failed lookup is left as it is. */
function takeOver<Answer>(answer: Promise<Answer>, use: (answer: Answer) => void): () => void {
  let isWanted = true;
  answer.then(
    (value) => isWanted && use(value),
    () => undefined,
  );
  return () => {
    isWanted = false;
  };
}
