import type { Artifact } from '../../src/domain/artifact/artifact';
import { anArtifact } from './anArtifact';
import { anAuthor } from './anAuthor';
import { aDoiVersion, aVersion } from './aVersion';

const titles = [
  'Tail Latency & You: <em>p99</em> is a lie',
  'AT&amp;T Labs&#8217; traces',
  'It’s “complicated”: ‘he said’ vs. “she said”',
  '"The \'inner\' voice" of a switch',
  'Who watches the "watchers"? A study',
  '🚀 Launch day: 🛰️ telemetry',
  'مجموعة بيانات لحركة المرور: الإصدار 2',
  'מדידות רשת ב־5G',
  '한국어 데이터셋: 네트워크 지연',
  '日本語のタイトル：副題',
  '中文“引号”标题',
  '„Zitat“ im Titel',
  'L’été à l’« École »',
  '¿Quién? ¡Yo!',
  'pre-print of the re-re-build',
  'C#, F#, and C++',
  '`code` in *title*',
  'Is it ‘it’?',
  'data from the U.S.',
  'Title ending in colon:',
  'x² + y² = z²',
  'H₂O &lt; CO₂',
  'back\\slash {brace} %25',
  'doi:10.1/abc',
  'SHOUTING TITLE OF THE YEAR',
  'the \'90s "web"',
  'ქართული სათაური',
  'हिन्दी शीर्षक',
  'İstanbul’da trafik',
  'a — b – c - d',
  '5" x 7" prints',
  'Don’t “don’t” ‘don’t’',
  '&nbsp;&quot;x&quot;',
  'A/B: of mice and men',
  'yes',
  'null',
  '---',
  'Re: [ann] v2.0 (final)',
  '👩‍🔬',
  'of',
];

const people = [
  'National Institute of Standards and Technology',
  'van der Berg Foundation',
  '김 민준',
  'محمد الفارسي',
  'דוד כהן',
  'נועה בן-דוד',
  'Anna-Lena Müller-Schmidt',
  'Ludwig van den Berg Jr.',
  'Martin Luther King, Jr.',
  'María José de la O',
  'danah boyd',
  'anna lopez-garcia',
  '@handle',
  'John "Jack" Doe',
  'Doe, John',
  'The R Core Team',
  'Zoë ’t Hooft',
  'Ngũgĩ wa Thiong’o',
  'Muḥammad ibn Mūsā al-Khwārizmī',
  'Ł. Żak',
  'А. С. Пушкин',
  'สมชาย ใจดี',
  'दीपक शर्मा',
  'ნინო კაპანაძე',
  'Prof. Dr. Max Muster',
  'AT&T Labs',
  'Team <b>Bold</b>',
  'Björk',
  'Jean-Luc Picard III',
  '李 伟',
];

/** 40 artifacts with titles, names and versions in the letters and marks of many languages. */
export function worldArtifacts(): Artifact[] {
  return titles.map((title, index) =>
    anArtifact({
      id: `00000000-0000-4000-b000-${String(index).padStart(12, '0')}`,
      title,
      citation: undefined,
      shortDescription: title,
      longDescription: `# ${title}`,
      authors: authorsOf(index),
      versions: index % 10 === 9 ? [] : [versionOf(index)],
    }),
  );
}

/** None, one to four, or more than any style names. */
function authorsOf(index: number) {
  const first = index * 3;
  if (index === 0) return people.slice(0, 25).map((fullName) => anAuthor({ fullName }));
  if (index % 6 === 5) return [];
  return Array.from({ length: (index % 4) + 1 }, (_, place) =>
    anAuthor({
      fullName: people[(first + place) % people.length],
      affiliation: place % 2 ? '' : 'R&D “Lab” <x>',
      email: place % 3 ? '' : 'a@example.org',
    }),
  );
}

function versionOf(index: number) {
  if (index % 3 === 0) return aDoiVersion();
  return aVersion({ slug: index % 2 ? '2026-03-02' : 'v1.0-rc.1 “x”' });
}
