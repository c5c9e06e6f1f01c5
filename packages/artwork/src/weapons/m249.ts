import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const m249: Weapon = {
  model: 'M249',
  class: 'machinegun',
  parts: [
    // solid stock
    plate('4,92 16,80 150,72 180,76 192,84 192,140 172,148 128,156 98,206 80,218 20,222 6,212', {
      material: 'polymer',
      group: 'stock',
      depth: 40,
      corner: 11,
      pillow: 14,
    }),
    plate('-10,88 10,82 14,222 6,230 -10,222', { material: 'rubber', depth: 38, corner: 4 }),
    // receiver and feed cover
    plate('182,78 196,66 490,64 500,74 500,150 486,158 200,156 182,144', {
      group: 'body',
      depth: 46,
      corner: 6,
      pillow: 10,
    }),
    plate('262,58 276,42 476,40 496,48 508,64 508,82 258,80', { group: 'body', depth: 50, corner: 7, pillow: 12 }),
    plate('284,22 308,18 318,24 322,44 278,44', { group: 'sight', depth: 24, corner: 3 }),
    // grip and trigger
    plate('194,150 270,154 266,180 244,262 232,270 190,262 184,252 202,190', {
      material: 'polymer',
      group: 'grip',
      depth: 34,
      corner: 9,
      pillow: 13,
    }),
    rod('264,156 270,198 278,206 328,206 336,198 338,156', 7, { depth: 16 }),
    rod('298,156 302,176 294,192', 7, { depth: 9 }),
    // ammunition box and the belt that comes out of it
    plate('344,166 358,156 476,154 492,164 498,262 486,276 362,278 348,266', {
      group: 'magazine',
      material: 'polymer',
      depth: 66,
      corner: 9,
      pillow: 12,
    }),
    ...row(6, (i) =>
      lathe(94 + i * 12, `${392 + i * 2},0 ${393 + i * 2},6 ${434 + i * 2},6 ${440 + i * 2},3 ${454 + i * 2},0`, {
        material: 'brass',
        group: 'trim',
        offset: 26,
      }),
    ),
    // fore-end, heat shield over the barrel
    plate('496,100 640,102 652,110 652,148 640,158 510,158 496,152', {
      material: 'polymer',
      group: 'handguard',
      depth: 48,
      corner: 8,
      pillow: 15,
    }),
    plate('500,74 660,78 668,86 668,104 500,104', { group: 'handguard', depth: 36, corner: 6, pillow: 12 }),
    lathe(92, '650,12 752,11 754,9 872,9'),
    lathe(92, '846,9 848,14 898,14 902,11 902,6'),
    lathe(126, '648,10 744,10 746,7 758,7', { group: 'tube' }),
    plate('712,78 746,78 750,140 708,140', { depth: 28, corner: 4 }),
    plate('786,36 800,36 808,82 814,102 774,102 780,82', { group: 'sight', depth: 18, corner: 4 }),
    // carrying handle
    plate('548,26 566,26 584,84 552,84', { depth: 16, corner: 3 }),
    plate('548,14 556,6 668,-4 678,2 678,18 668,24 562,34 550,28', {
      material: 'polymer',
      depth: 24,
      corner: 7,
      pillow: 9,
    }),
    // bipod, its legs apart
    rod('728,134 698,214 672,286', 10, { depth: 10, offset: 18 }),
    rod('728,134 742,214 756,286', 10, { depth: 10, offset: -18 }),
    plate('652,280 694,280 696,292 650,292', { material: 'rubber', depth: 18, offset: 18, corner: 3 }),
    plate('736,280 778,280 780,292 734,292', { material: 'rubber', depth: 18, offset: -18, corner: 3 }),
  ],
  details: [
    groove('186,116 384,116', 4, 0.9),
    groove('188,140 340,140', 3, 0.7),
    pin(206, 98, 6),
    pin(222, 138, 7, 1),
    ridge('222,138 252,136', 5, 1),
    pin(470, 128, 6),
    pin(330, 132, 5),
    ridge('300,92 370,92', 8, 0.8),
    groove('286,62 496,62', 3, 0.8),
    ...row(5, (i) => groove(`${330 + i * 26},46 ${330 + i * 26},58`, 5, 0.7)),
    // box: lid, ribs, catch
    groove('350,188 494,186', 3, 0.9),
    ...row(4, (i) => groove(`${376 + i * 32},202 ${378 + i * 32},262`, 5, 0.6)),
    port(404, 162, 40, 14, 4, 0.8),
    ...row(7, (i) => port(512 + i * 20, 82, 11, 12, 4, -1)),
    ...row(6, (i) => groove(`${516 + i * 22},116 ${516 + i * 22},150`, 6, 0.8)),
    ...row(7, (i) => groove(`${204 - i * 2},${182 + i * 11} ${250 - i * 3},${188 + i * 11}`, 2.4, 0.6)),
    groove('24,96 180,90', 3, 0.7),
    groove('28,110 30,210', 3, 0.8),
    port(52, 122, 60, 40, 10, -0.8),
    ...row(6, (i) => groove(`${572 + i * 16},${12 - i * 1.4} ${574 + i * 16},${26 - i * 1.4}`, 3, 0.6)),
    ...row(4, (i) => port(854 + i * 11, 79, 5, 26, 2, -1)),
  ],
}
