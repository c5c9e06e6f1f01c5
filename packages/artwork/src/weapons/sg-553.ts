import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, lathe, plate, rod, shape } from '../parts.ts'

export const sg553: Weapon = {
  model: 'SG 553',
  class: 'rifle',
  parts: [
    // folding skeleton stock
    plate(
      `4,92 18,82 196,76 216,82 216,134 196,140 112,152 84,176 64,224 50,232 14,232|30,104 172,98 184,106 182,118
       100,130 68,156 46,208 32,210`,
      { material: 'polymer', group: 'stock', depth: 30, corner: 10, pillow: 10 },
    ),
    plate('-10,90 8,84 18,230 10,240 0,236', { material: 'rubber', depth: 34, corner: 4 }),
    // receiver
    plate('206,68 218,58 480,56 492,64 492,122 206,126', { group: 'body', depth: 42, corner: 6, pillow: 12 }),
    plate('206,116 488,114 488,158 470,168 388,168 382,152 300,154 216,148 206,138', {
      group: 'body',
      depth: 38,
      corner: 6,
      pillow: 9,
    }),
    // grip and trigger
    plate('232,144 304,148 302,172 282,254 270,262 224,254 216,244 236,184', {
      material: 'polymer',
      group: 'grip',
      depth: 34,
      corner: 9,
      pillow: 14,
    }),
    rod('298,152 306,192 314,200 378,200 386,192 390,164', 7, { depth: 16 }),
    rod('340,154 344,172 336,188', 7, { depth: 10 }),
    // curved see-through magazine
    shape(
      `M394,156 L464,156 C466,214 482,268 512,318 C514,322 513,325 509,327 L456,352 C452,354 448,352 446,348
       C414,290 398,226 394,156 Z`,
      { material: 'polymer', group: 'magazine', depth: 28, pillow: 8 },
    ),
    // fore-end
    plate('486,66 640,70 656,78 662,90 660,134 646,146 520,154 486,152', {
      material: 'polymer',
      group: 'handguard',
      depth: 46,
      corner: 8,
      pillow: 16,
    }),
    plate('650,52 676,50 686,62 692,118 650,118', { group: 'sight', depth: 26, corner: 4 }),
    // barrel
    lathe(104, '650,11 750,10'),
    lathe(104, '736,10 738,15 800,14 804,12 804,7'),
    lathe(72, '680,9 712,9 714,6', { group: 'tube' }),
    // scope on its rail
    plate('226,46 470,46 470,60 226,60', { group: 'rail', depth: 20, corner: 2, pillow: 3 }),
    lathe(8, '232,0 234,21 282,22 296,16 386,16 420,25 476,27 480,24 480,0', { group: 'scope', lens: true }),
    plate('322,-22 358,-22 360,-14 360,0 320,0 320,-14', { group: 'scope', depth: 30, corner: 3 }),
    knob(340, 8, '0,0 2,14 20,14 22,0', { offset: 22 }),
    plate('290,4 316,4 320,48 284,48', { depth: 34, corner: 3 }),
    plate('376,4 402,4 408,48 370,48', { depth: 34, corner: 3 }),
  ],
  details: [
    port(380, 76, 82, 24, 5, -1),
    port(388, 80, 66, 16, 4, 0.5),
    groove('208,120 486,118', 3, 1),
    pin(222, 106, 7),
    pin(270, 138, 7, 1),
    ridge('270,138 306,134', 6, 1),
    pin(460, 142, 6, 1),
    pin(226, 90, 5),
    // rounds that show through the magazine, and the studs that join two
    ...row(9, (i) =>
      curve(
        `M${404 + i * 2 + i * i * 0.35},${176 + i * 17} L${462 + i * 2 + i * i * 0.3},${170 + i * 15.5}`,
        7,
        i % 2 ? 0.7 : -0.5,
      ),
    ),
    pin(432, 196, 7, 1),
    pin(456, 292, 7, 1),
    ...row(4, (i) => port(508 + i * 34, 84, 20, 12, 5, -1)),
    ...row(4, (i) => port(508 + i * 34, 118, 20, 12, 5, -1)),
    groove('490,106 656,106', 3, 0.8),
    ...row(15, (i) => groove(`${236 + i * 16},45 ${236 + i * 16},54`, 6, 0.9)),
    ...row(6, (i) => groove(`${240 - i * 2},${180 + i * 11} ${288 - i * 3},${186 + i * 11}`, 2.4, 0.6)),
    ...row(4, (i) => port(748 + i * 13, 90, 6, 28, 2, -1)),
    ...row(6, (i) => groove(`${326 + i * 6},-20 ${326 + i * 6},-10`, 2, 0.7)),
    ...row(7, (i) => groove(`${240 + i * 5},-14 ${240 + i * 5},30`, 2, 0.6)),
    groove('22,96 180,88', 3, 0.6),
  ],
}
