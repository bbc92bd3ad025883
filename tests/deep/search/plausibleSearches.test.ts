import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';

import { noBadges } from '../../../src/domain/artifact/badges/badge';
import { filterArtifacts, noFilters } from '../../../src/domain/catalogue/filters';
import { suggestSearch } from '../../../src/domain/catalogue/search/suggestSearch';
import { sortArtifacts } from '../../../src/domain/catalogue/sorting';
import { visibleSeeds } from './seeds';

const seeds = visibleSeeds();

function titlesFor(q: string): string[] {
  const found = filterArtifacts(seeds, { ...noFilters, q }, { badges: noBadges });
  return sortArtifacts(found, 'relevance', q).map(({ title }) => title);
}

/** Search input, and the beginning of the title to find. */
const searches: [q: string, title: string][] = [
  // Words of titles, in any order and case.
  ['nvme latency', 'Tail Latency of NVMe-oF'],
  ['LATENCY nvme-of tail', 'Tail Latency of NVMe-oF'],
  ['bbr cubic', 'Congestion Control on 100 Gbps'],
  ['raft', 'Raft in an Afternoon'],
  ['fio recipes', 'Forty fio Recipes'],
  ['raspberry pi federated learning', 'Federated Learning on 48 Raspberry Pi'],
  ['kernel labs operating systems', 'Operating Systems on Bare Metal'],
  ['first steps notebook', 'First Steps with Reproducible Notebooks'],
  ['"small objects"', 'A Billion Small Objects'],
  ['honeypot', 'Ninety Days on Port 22'],
  ['QUIC smartnic', 'How Much of QUIC'],
  ['serverless cold start', 'Replaying Serverless Cold Starts'],
  ['autoscal kubern', 'The Autoscaler Zoo'],
  // Words in different fields.
  ['ceph cordeiro', 'Erasure Coding in Ceph'],
  ['okafor gpu', 'Does Gradient Compression'],
  ['lustre prairie', 'Metadata Storms on Lustre'],
  ['wireless wulandari', 'LoRaWAN Collisions'],
  ['education p4', 'In-Band Network Telemetry'],
  // Accents, and letters of other scripts.
  ['echeverria collection', 'Storage Reproducibility Collection'],
  ['odegard noise', 'Operating System Noise in MPI'],
  ['thordis spack', 'Deterministic HPC Container Builds'],
  ['groß wind', 'Waiting for the Wind'],
  ['GROSS carbon', 'Waiting for the Wind'],
  ['YILDIZ QUİC', 'How Much of QUIC'],
  ["o'brien pi", 'Federated Learning on 48 Raspberry Pi'],
  ['o’brien raspberry', 'Federated Learning on 48 Raspberry Pi'],
  ["ka'iulani cloud", 'Cloud Computing for Domain Scientists'],
  ['서연 zoned', 'Compaction Placement for LSM'],
  ['花子 incast', 'Incast on RoCEv2'],
  ['الاستجابة', 'قياس زمن الاستجابة'],
  ['शर्मा objects', 'A Billion Small Objects'],
  // Addresses and names.
  ['10.5281/zenodo.11242318', 'LoRaWAN Collisions'],
  ['https://doi.org/10.5281/zenodo.7680114', 'One Semester of NFS Home Directories'],
  ['doi:zenodo.13380072', 'Heavy Hitters in 3 MB'],
  ['okafor-lab/fio-recipes', 'Forty fio Recipes'],
  ['det-build/spack-chain', 'Deterministic HPC Container Builds'],
  ['tecor@example.org leases', 'Six Years of Testbed Leases'],
  ['jitka.novakova jit', 'Warm-Up Never Ends'],
  // Operators.
  ['tag:wireless sensing OR tag:wireless csi', 'Counting People through Walls'],
  ['author:"Kenji Tanaka" training', 'Where Do Training Jobs Wait?'],
  ['author:okafor tag:storage -nvme recipes', 'Forty fio Recipes'],
  ['affiliation:"Fjordby Technical University" idle', 'Idle Power of Three Hundred Servers'],
  ['title:consensus part', 'Consensus under Clock Skew'],
  ['has:doi tag:privacy packet', 'Packet Traces from a Campus Border Router'],
  ['is:collection storage', 'Storage Reproducibility Collection'],
  ['"clock skew" model', 'Consensus under Clock Skew, Part II'],
  // Names as people type them on keyboards without these letters.
  ['lukasz wisniewski', 'Replaying Serverless Cold Starts'],
  ['lukasz cold starts', 'Replaying Serverless Cold Starts'],
  ['zeljko duric autoscaler', 'The Autoscaler Zoo'],
  ['Hakon Odegard mitigations', 'What Speculative-Execution Mitigations Cost'],
  ['Thordis Jonsdottir carbon', 'Waiting for the Wind'],
  ['caglar yildiz quic', 'How Much of QUIC'],
  ['nguyen thi minh chau fpga', 'Regular Expressions at Line Rate'],
  ['jose maria nunez nfs', 'One Semester of NFS'],
  ['kaiulani sensors', 'A Street of Air Sensors'],
  ['OBrien edge video', 'What Should Run Where?'],
  ['dangelo gradient', 'Does Gradient Compression'],
  ['Wei Han Lin telemetry', 'In-Band Network Telemetry'],
  ['nakamura ichiro graph', 'Graph Processing Suite'],
  // Other scripts, widths and forms of letters.
  ['山田 profiler', 'Where Do Training Jobs Wait?'],
  ['김서연'.normalize('NFD'), 'Compaction Placement for LSM'],
  ['ШЕВЧЕНКО honeypots', 'Ninety Days on Port 22'],
  ['فاطمة autoscaler', 'The Autoscaler Zoo'],
  ['ＮＶＭｅ　ｌａｔｅｎｃｙ', 'Tail Latency of NVMe-oF'],
  ['ﬁo recipes', 'Forty fio Recipes'],
  ['chameleons 🦎', '🦎'],
  ["today's drivers", 'Does It Still Train?'],
  // Quotes and operators, as people type them.
  ['siobhan o´brien', 'Federated Learning on 48 Raspberry Pi'],
  ['ｔａｇ：ｑｕｉｃ', 'How Much of QUIC'],
  ['tele\u00admetry weekend', 'In-Band Network Telemetry'],
  ['“in-band network telemetry”', 'In-Band Network Telemetry'],
  ['„packet traces“', 'Packet Traces from a Campus Border Router'],
  ['"packet traces', 'Packet Traces from a Campus Border Router'],
  ['packet traces"', 'Packet Traces from a Campus Border Router'],
  ['scheduling -llm carbon', 'Waiting for the Wind'],
  ['consensus AND model', 'Consensus under Clock Skew, Part II'],
  ['quic OR lorawan', 'How Much of QUIC'],
  ['-tag:education p4', 'Heavy Hitters in 3 MB'],
  ['tag:wireless -author:"Thandiwe Mokoena" collisions', 'LoRaWAN Collisions'],
  ['author:lin Title:quic', 'How Much of QUIC'],
  ['tag:"data-set" lease', 'Six Years of Testbed Leases'],
  // Pasted texts, and texts with punctuation.
  ['http://dx.doi.org/10.5281/zenodo.17913260', 'Congestion Control on 100 Gbps'],
  ['DOI:10.5281/ZENODO.17913260', 'Congestion Control on 100 Gbps'],
  ['https://github.com/okafor-lab/fio-recipes', 'Forty fio Recipes'],
  ['https://github.com/okafor-lab/nvmeof-tail.git', 'Tail Latency of NVMe-oF'],
  ['git@github.com:wan-lab/roce-incast.git', 'Incast on RoCEv2'],
  ['mokafor@cs.example.edu gradient', 'Does Gradient Compression'],
  ['Lakeshore University compression', 'Does Gradient Compression'],
  ['c++ stencil', 'Stencil Benchmarks'],
  ['I/O overhead', 'Confidential Virtual Machines'],
  ['wi-fi csi', 'Counting People through Walls'],
  ['100 gbps bbrv3', 'Congestion Control on 100 Gbps'],
  ['machine learning raspberry', 'Federated Learning on 48 Raspberry Pi'],
];

/** Misspelled input, and the artifacts that "Did you mean" finds. */
const mistyped: [q: string, title: string][] = [
  ['latencey nvme', 'Tail Latency of NVMe-oF'],
  ['kuberntes autoscaler', 'The Autoscaler Zoo'],
  ['compation zoned', 'Compaction Placement for LSM'],
  ['spekulative', 'What Speculative-Execution Mitigations Cost'],
  ['kubernetis autoscaler', 'The Autoscaler Zoo'],
  ['raspbery pi', 'Federated Learning on 48 Raspberry Pi'],
  ['reproducability notebooks', 'First Steps with Reproducible Notebooks'],
  ['"packet trases"', 'Packet Traces from a Campus Border Router'],
  ['author:okafr nvme', 'Tail Latency of NVMe-oF'],
  ['author: lin', 'In-Band Network Telemetry'],
  ['doi: 10.5281/zenodo.17913260', 'Congestion Control on 100 Gbps'],
  ['github.com/podtatra/busy-day', 'A Very Busy Day'],
  ['https://github.com/okafor-lab/fio-recipes/tree/main/jobs', 'Forty fio Recipes'],
  ['dataset wireless', 'LoRaWAN Collisions'],
  ['wifi rooms', 'Counting People through Walls'],
  ['cold-start', 'Replaying Serverless Cold Starts'],
  ['congestian controll', 'Congestion Control on 100 Gbps'],
  ['nmve interference', 'Tail Latency of NVMe-oF'],
  ['quicc smartnic', 'How Much of QUIC'],
  ['git clone https://github.com/coldstart/replay.git', 'Replaying Serverless Cold Starts'],
  ['https://zenodo.org/records/15690244', 'Replaying Serverless Cold Starts'],
  ['nvme, interference', 'Tail Latency of NVMe-oF'],
  ['Multi‐Tenant interference', 'Tail Latency of NVMe-oF'],
];

describe('a search of the seeds', () => {
  it.each(searches)('finds in the first three places: %s', (q, title) => {
    expect(
      titlesFor(q)
        .slice(0, 3)
        .map((each) => each.slice(0, title.length)),
    ).toContain(title);
  });

  it.each(mistyped)('finds nothing, but suggests what does: %s', (q, title) => {
    expect(titlesFor(q)).toEqual([]);
    const suggestion = suggestSearch(seeds, q, distance) ?? '';
    expect(suggestion).not.toBe('');
    expect(
      titlesFor(suggestion)
        .slice(0, 3)
        .map((each) => each.slice(0, title.length)),
    ).toContain(title);
  });
});
