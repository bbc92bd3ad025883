import {
  archiveRecord,
  diskImage,
  labRepo,
  repoOn,
  sampleRepo,
  startedBy,
  storedArchive,
} from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const federatedReadme = `
# Federated learning on 48 Raspberry Pi nodes

A containerised client and an aggregation server for CHI@Edge, with scripts that drop, delay and throttle devices on a schedule.

Simulated clients never run out of memory, never overheat and never lose their address. Ours do all of that, **on a schedule that can be replayed**.

## Parts

| Part | Runs on | What it does |
| --- | --- | --- |
| \`client/\` | each device, 190 MB container | trains, sends updates, logs temperature |
| \`server/\` | one virtual machine | aggregates; FedAvg, FedProx, SCAFFOLD |
| \`mischief/\` | your notebook | drops, delays and throttles by plan |
| \`analysis/\` | anywhere | accuracy against time, energy, participation |

## Start

\`\`\`bash
export DEVICES=48
./deploy.sh --image ghcr.io/edge-cohort/fl-client:1.4
./server/run --rounds 200 --strategy fedprox --mu 0.01
./mischief/play plans/commuter.yaml
\`\`\`

Start with \`DEVICES=4\` and \`plans/calm.yaml\`: that takes a quarter of an hour.

## Plans

- **calm**: nothing happens
- **commuter**: a third of the devices leaves at 8:00 and 17:00
- **heatwave**: throttled to 600 MHz, one after the other
- **flaky**: 5 % loss and 300 ms of delay, changing sides

## What to expect

1. FedAvg loses 6 points of accuracy under *commuter*, FedProx 2.
2. Energy per point of accuracy is lowest with **12** devices, not 48.
3. Devices near the window are slower in the afternoon. It took us a week to find out.

- [x] CIFAR-10, FEMNIST, keyword spotting
- [x] Raspberry Pi 4 and 5
- [ ] Jetson Nano: the container builds, plans are not calibrated
`;

const edgeLabReadme = `
Six cameras, one gateway, one question per session: **what should run where?** Students move one stage of a video pipeline at a time between camera, gateway and cloud, and read off latency, uplink and energy.

~~~text
camera → decode → detect → track → store
         └──── any cut is allowed ────┘
~~~

1. Start the pipeline with everything in the cloud.
2. Move the cut to the left until the uplink is below 2 Mbps.
3. Unplug the gateway. What should have happened?

| Cut after | Latency, ms | Uplink, Mbps |
| --- | ---: | ---: |
| camera | 412 | 24.1 |
| decode | 398 | 96.0 |
| detect | 143 | 0.7 |
| track | 151 | 0.1 |
`;

/** Edge computing and wireless networks. */
export const edgeResearch: SeedArtifact[] = [
  research({
    key: 'federated-48',
    title: 'Federated Learning on 48 Raspberry Pi Nodes',
    short:
      'A containerised client and an aggregation server for CHI@Edge, with scripts that drop, delay and throttle devices on a schedule.',
    long: federatedReadme,
    owner: 's.obrien',
    collaborators: ['mokafor'],
    authors: [people.obrien, people.mokoena, people.wulandari],
    tags: ['edge', 'machine-learning', 'federated', 'energy'],
    badges: ['chameleon'],
    projects: ['CHI-edu-260077'],
    daypassHours: 24,
    use: [2051, 664, 471],
    versions: [
      ['2026-10-30 17:26', labRepo('edge-cohort/fl-48', 'v1.4.0')],
      ['2026-03-11 15:02', labRepo('edge-cohort/fl-48', 'v1.2.0')],
      ['2025-05-06 13:40', archiveRecord(15348817)],
    ],
  }),
  research({
    key: 'edge-camera-lab',
    title: 'What Should Run Where? An Edge Video Lab in Three Sessions',
    short:
      'Move a video pipeline between camera, gateway and cloud, one stage at a time, and read off latency, uplink and energy.',
    long: edgeLabReadme,
    owner: 'liwei',
    administrators: ['s.obrien'],
    authors: [people.liWei, people.obrien],
    tags: ['edge', 'education', 'streaming', 'containers'],
    badges: ['educational', 'chameleon'],
    daypassHours: 6,
    use: [1322, 487, 380],
    versions: [
      ['2026-06-30 09:45', sampleRepo('edge-lab', 'main')],
      ['2025-10-08 11:11', sampleRepo('edge-lab', 'v1.0')],
    ],
  }),
  research({
    key: 'lorawan-collisions',
    title: 'LoRaWAN Collisions in the Wild: Four Gateways, Sixty Weeks',
    short:
      'Frames heard by four gateways on a ridge over sixty weeks, with the ones that were lost worked out from counters.',
    long: 'Gateways hear what survives. From frame counters and overlapping coverage we infer what did not, and which of the losses were collisions. The notebook walks through the inference with one day and checks it against thirty devices of our own, whose every transmission is known.',
    owner: 'wulandari',
    authors: [people.wulandari],
    tags: ['wireless', 'edge', 'data-set'],
    use: [531, 277, 100],
    versions: [['2024-05-22 04:15', archiveRecord(11242318)]],
  }),
  research({
    key: 'wifi-csi',
    title: 'Counting People through Walls with Wi-Fi CSI, and How Often It Fails',
    short:
      'Channel state of nine rooms with zero to seven people. Published models drop from 96 % to 41 % in a new room.',
    long: `
We recorded channel state information in nine rooms and ran five published counting models on it.

| Model | Same room | New room |
| --- | ---: | ---: |
| A | 96 % | 41 % |
| B | 94 % | 38 % |
| C | 91 % | 44 % |
| D | 89 % | 35 % |
| majority class | 22 % | 22 % |

The drop is not a detail of training: fine-tuning on an hour of the new room brings back half of it. All recordings have the consent of the people counted.
`,
    owner: 't.mokoena',
    authors: [people.mokoena, people.kealoha],
    tags: ['wireless', 'machine-learning', 'privacy', 'data-set'],
    badges: ['reproducible'],
    use: [1610, 845, 718],
    versions: [
      ['2025-04-15 12:34', archiveRecord(15218906)],
      ['2025-04-14 16:10', startedBy(storedArchive('wifi-csi-raw'), 'isolated_jupyter', {})],
    ],
  }),
  research({
    key: 'private-5g-handover',
    title: 'Hand-Over in a Private 5G Cell: Images and Log Parser',
    short:
      'Core and radio images for a two-cell private network and a parser that turns their logs into one time line.',
    long: 'Boot the core image on one node and a radio image on two others; a software radio is optional, since the emulated channel is good enough for the signalling. `timeline logs/*.log` merges the three logs by sequence number and marks every hand-over with its cause and length.',
    owner: 't.mokoena',
    administrators: ['liwei'],
    authors: [people.mokoena, people.yildiz, people.liWei],
    tags: ['wireless', 'networking', 'virtualisation'],
    badges: ['chameleon'],
    use: [372, 151, 0],
    versions: [
      ['2025-01-08 14:09', diskImage('chi-tacc', 'private-5g-radio')],
      ['2025-01-08 13:30', diskImage('kvm-tacc', 'private-5g-core')],
      ['2024-12-03 10:00', repoOn('gitlab.com', 'karoo-radio/handover-timeline', 'v0.3')],
    ],
  }),
  research({
    key: 'air-quality',
    title: 'A Street of Air Sensors: Calibration That Survives the Winter',
    short:
      'Fifty cheap particle sensors next to two reference stations for eighteen months, and a calibration that holds in fog.',
    owner: 'kkealoha',
    authors: [people.kealoha, people.owusu, people.castellanos],
    tags: ['edge', 'data-set'],
    use: [903, 500, 410],
    versions: [
      ['2023-09-18 22:41', storedArchive('air-quality-2023')],
      ['2022-04-04 20:20', storedArchive('air-quality-2022')],
    ],
  }),
];
