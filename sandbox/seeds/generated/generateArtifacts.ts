import { archiveRecord, labRepo, storedArchive, type SeedContents } from '../contents';
import { describeStudy, studyTopics } from './generatedTexts';
import { seedRandom, type Random } from './random';
import { people } from '../people';
import { research, type VersionEntry } from '../artifacts/research';
import type { SeedArtifact, SeedAuthor } from '../seed';

/** The demo accounts own hand-written artifacts only. */
const demoAccounts: SeedAuthor[] = [people.okafor, people.liWei, people.cordeiro];
const authors = Object.values(people).filter((person) => !demoAccounts.includes(person));
const firstYear = 2016;
const lastYear = 2021;
const firstRecord = 1_000_000;

/**
 * Generates `count` realistic artifacts, from number `startIndex` on. The same number always gives
 * the same artifact. All are public, and older than the hand-written ones.
 */
export function generateArtifacts(count: number, startIndex: number): SeedArtifact[] {
  return Array.from({ length: count }, (_, offset) => generateArtifact(startIndex + offset));
}

function generateArtifact(index: number): SeedArtifact {
  const random = seedRandom(index);
  const topic = random.oneOf(studyTopics);
  const study = describeStudy(topic, random);
  const writers = random.someOf(authors, random.between(1, 5));
  const owner = writers[0]?.email.split('@')[0] ?? 'techeverria';
  const key = `generated/${index}`;
  const users = Math.floor(random.next() ** 4 * 4000);
  return research({
    key,
    title: study.title,
    short: study.short,
    long: study.long,
    owner,
    authors: writers,
    tags: random.someOf(topic.tags, random.between(1, topic.tags.length)),
    badges: random.next() < 0.3 ? [random.oneOf(['chameleon', 'reproducible', 'educational'])] : [],
    use: [Math.floor(users * (1.2 + 3 * random.next())), users, Math.floor(users * random.next())],
    versions: versionsOf(index, `${random.oneOf(topic.labs)}/${topic.repo}-${index}`, random),
  });
}

function versionsOf(index: number, repo: string, random: Random): VersionEntry[] {
  return Array.from({ length: random.between(1, 3) }, (_, number) => [
    momentOf(random),
    contentsOf(index, number, repo, random),
  ]);
}

function contentsOf(index: number, number: number, repo: string, random: Random): SeedContents {
  const kind = random.next();
  if (kind < 0.65) return labRepo(repo, number + 1);
  if (kind < 0.85) return archiveRecord(firstRecord + 3 * index + number);
  return storedArchive(`${repo}/${number}`);
}

function momentOf(random: Random): string {
  const two = (from: number, to: number) => String(random.between(from, to)).padStart(2, '0');
  const day = `${random.between(firstYear, lastYear)}-${two(1, 12)}-${two(1, 28)}`;
  return `${day} ${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`;
}
