import type { Artifact } from '../../src/domain/artifact/artifact';
import { anArtifact } from './anArtifact';
import { anAuthor } from './anAuthor';
import { aVersion } from './aVersion';

/** Title, authors separated by `;`, tags, day of the version, and its slug or DOI. */
type Row = [title: string, authors: string, tags: string, day: string, which: string];

/** Records of the kinds that repositories have: software, data, posters, lessons, workflows. */
const rows: readonly Row[] = [
  [
    'rDNS-Census v2.1: PTR records of the IPv4 space, 2019–2024',
    'Wiebke van den Boom;Håkon Sæther',
    'dns,measurement',
    '2024-11-30',
    '10.5281/zenodo.14250011',
  ],
  [
    'Replication Package for: "Does Code Review Speed Matter for Practitioners?"',
    'Gunnar O’Malley;Li Wei;Li Wen',
    'replication',
    '2024-01-07',
    '10.5281/zenodo.10468711',
  ],
  ['KV-Bench', 'Jun Li;Jie Li;Jian Li', 'storage', '2025-02-28', '2025-02-28'],
  [
    'pyroforge/pyroforge: v0.9.0-rc.3',
    'the pyroforge developers',
    'python',
    '2023-07-14',
    '10.5281/zenodo.8147003',
  ],
  [
    'Climate sensitivity of alpine lakes (in vitro and in situ data sets)',
    'Zoë Ångström-Lévy;Jean-Claude de la Tour;José Ortega y Gasset',
    'climate',
    '2022-05-01',
    '10.5281/zenodo.6508899',
  ],
  [
    '“To share or not to share?” – a survey',
    'Ann Lee;Bo Ek;Cy Do;Di Fu',
    'survey',
    '2021-09-30',
    '2021-09-30',
  ],
  [
    '基于 RDMA 的分布式存储系统',
    '王 小明;李 娜;张伟',
    'rdma,存储',
    '2025-06-18',
    '10.5281/zenodo.15690022',
  ],
  [
    'Исследование задержек в облачных сетях',
    'Пётр Ильич Чайковский;Ольга Ким',
    'cloud',
    '2023-12-31',
    '2023-12-31',
  ],
  [
    'دراسة أداء الشبكات السحابية',
    'محمد الفارسي;ليلى بن علي',
    'networks',
    '2024-04-09',
    '2024-04-09',
  ],
  [
    'A 10 Gb/s packet generator in P4: the missing manual',
    'Sammy Davis, Jr.;Henry Tudor III;Ann Lee, PhD',
    'p4',
    '2020-02-29',
    '10.5281/zenodo.3692200',
  ],
  [
    'Yes, we CAN! CAN-bus traces of 12 cars',
    'danah boyd;bell hooks',
    'automotive,traces',
    '2024-08-02',
    '2024-08-02.1',
  ],
  ['NO', 'Plato', 'x', '2025-01-01', '2025-01-01'],
  ['1e3', 'R2 D2', '1e3,0x1F,yes', '2025-01-02', '1.0'],
  [
    'What is “fair” in “FAIR”?',
    'FAIR Working Group;National Institute of Standards and Technology (NIST)',
    'fair',
    '2022-10-10',
    '10.5281/zenodo.7180001',
  ],
  [
    'O\'Reilly\'s "Learning eBPF" – exercises and solutions',
    "Sinéad O'Reilly;Conan O’Brien",
    'ebpf',
    '2024-03-03',
    '2024-03-03',
  ],
  [
    'XDP/AF_XDP vs. DPDK: a fair comparison?!',
    'Toke Høiland-Jensen;Jesper van der Brouwer',
    'xdp,dpdk',
    '2023-05-05',
    '10.5281/zenodo.7900123',
  ],
  [
    'Supplementary Material: Table S1–S14 (CSV, 1.2 GB)',
    '',
    'data',
    '2021-01-15',
    '10.5281/zenodo.4441234',
  ],
  [
    'LECTURE NOTES ON DISTRIBUTED SYSTEMS',
    'BARBARA LISKOVA;LESLIE LAMPERT',
    'teaching',
    '2019-10-01',
    '2019-10-01',
  ],
  [
    'GAP9-μbench: microbenchmarks for β-VAE on RISC-V',
    'Luca d’Annunzio;Enrico De Rossi',
    'risc-v',
    '2025-09-19',
    '10.5281/zenodo.17155555',
  ],
  ['.NET garbage collection traces', 'Maoni Stephens', 'gc', '2024-06-06', '2024-06-06'],
  [
    '{Braces}, 100 % of $5 & #hashtags_in ~titles^2 \\ more',
    'Percy {Brace};Ann_Score Lee',
    'tex',
    '2024-07-07',
    '10.5281/zenodo.12700000',
  ],
  [
    '<script>alert(1)</script> & other payloads',
    'Bobby Tables',
    'security',
    '2023-03-14',
    '2023-03-14',
  ],
  [
    'A very long title about the reproducibility of measurements of tail latencies in multi-tenant data centres with disaggregated memory, and what we learned from repeating every single one of them over the course of seven years',
    'Ada Abel;Bea Bell;Cat Cole;Dan Dorn;Eve Emil;Fay Fink;Gil Gray;Hal Hahn',
    'latency',
    '2025-11-11',
    '10.5281/zenodo.17580000',
  ],
  [
    'Twenty-one authors',
    Array.from({ length: 21 }, (_, index) => `Person${index} Name${index}`).join(';'),
    'many',
    '2025-03-21',
    '10.5281/zenodo.15060000',
  ],
  [
    'Twenty authors',
    Array.from(
      { length: 20 },
      (_, index) => `Q. Name-${'ABCDEFGHIJKLMNOPQRST'.charAt(index)}`,
    ).join(';'),
    'many',
    '2025-03-20',
    '2025-03-20',
  ],
  [
    'Poster: Edge-to-Cloud continuum…',
    'Nguyễn Thị Minh Khai;Đặng Hữu Phúc',
    'poster',
    '2024-05-16',
    '10.5281/zenodo.11200000',
  ],
  [
    'Étude : résultats de l’enquête « réseaux »',
    'Hélène de La Fressange;Éric Ñuño',
    'enquête',
    '2022-02-02',
    '2022-02-02',
  ],
  [
    'Größe von Übertragungsfenstern – Daten zur Dissertation',
    'Jürgen von und zu Stein;Straße Groß',
    'tcp',
    '2018-12-24',
    '10.5281/zenodo.2500000',
  ],
  [
    'İstanbul trafik verisi (ŞTF-2)',
    'Şule İpek Çelik;Ğamze Öz',
    'trafik',
    '2023-08-30',
    '2023-08-30',
  ],
  [
    'グラフ ニューラル ネットワーク の 再現',
    '田中 一郎;Kenji Tanaka',
    'gnn',
    '2024-12-12',
    '10.5281/zenodo.14400000',
  ],
  ['한국어 음성 데이터', '김 민준;이서연', 'speech', '2025-05-05', '2025-05-05'],
  [
    'Workflow: RNA-seq (nf-core/rnaseq 3.14.0)',
    'nf-core community;Phil A. Ewels',
    'workflow,rna-seq',
    '2024-01-08',
    '10.5281/zenodo.10471647',
  ],
  [
    'Model weights, tokenizer; and config:',
    'Acme, Inc.;AT&T Labs',
    'ml',
    '2025-08-08',
    '2025-08-08',
  ],
  [
    'Is P = NP?',
    'Stephen C. Cook;Leonid A. Levin;et al.',
    'theory',
    '2021-05-12',
    '10.5281/zenodo.4750000',
  ],
  [
    'Re: Re: Fwd: “The ‘final’ version”',
    'J.-P. Serre;Jean-Pierre Serre',
    'mail',
    '2020-11-05',
    '2020-11-05.2',
  ],
  ['v1.2.3', 'e. e. cummings', 'release', '2022-12-01', 'v1.2.3'],
  [
    'Data from: Ant colonies (Formica rufa L., 1761) on the move',
    'Maria João de Souza e Silva;Eça de Queirós',
    'biology',
    '2023-06-21',
    '10.5061/dryad.abc123(x)',
  ],
  ['emoji 😀 in logs 🇨🇭: a corpus', 'Zoë 🙂 Smith', 'emoji,😀', '2024-10-31', '2024-10-31'],
  [
    '  Blanks   everywhere \n and\ttabs ',
    '  Ann   Lee ; Bo\tEk',
    ' a , b ',
    '2024-09-09',
    ' 2024-09-09 ',
  ],
  [
    'Artifact for SC ’25 paper #123 (“Fast & Fair”)',
    'Thierry Gauthier-Dubois;Omar al-Rashid',
    'sc25',
    '2025-07-01',
    '10.5281/zenodo.15780000',
  ],
];

/** 40 artifacts like the records of Zenodo and Dryad. */
export function recordArtifacts(): Artifact[] {
  return rows.map(([title, authors, tags, day, which], index) => {
    const createdAt = Date.parse(`${day}T12:34:56Z`);
    const isDoi = which.startsWith('10.');
    const contents = isDoi
      ? { contentsUrn: `urn:trovi:contents:zenodo:${which}` }
      : { contentsUrn: 'urn:trovi:contents:git:https://github.com/example-lab/records.git@v1' };
    return anArtifact({
      id: `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`,
      title,
      shortDescription: `${title} – a record.`,
      citation: undefined,
      authors: authors
        .split(';')
        .filter(Boolean)
        .map((fullName, place) =>
          anAuthor({ fullName, affiliation: place % 2 ? '' : 'Example “Records” & Sons' }),
        ),
      tags: tags.split(','),
      createdAt,
      updatedAt: createdAt,
      versions: [aVersion({ slug: isDoi ? day : which, createdAt, ...contents })],
    });
  });
}
