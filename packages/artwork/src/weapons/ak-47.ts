import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const ak47: Weapon = {
  model: 'AK-47',
  class: 'rifle',
  parts: [
    plate('0,126 10,116 120,100 226,86 240,88 240,144 206,152 120,184 34,222 16,224 6,214', {
      material: 'wood',
      group: 'stock',
      depth: 34,
      corner: 10,
      pillow: 16,
    }),
    plate('-8,128 2,122 10,126 18,214 14,224 4,224 -4,214', { depth: 30, corner: 3 }),
    plate('232,84 478,84 486,92 486,146 470,152 240,150 228,142', {
      group: 'body',
      depth: 38,
      corner: 4,
      pillow: 8,
    }),
    plate('240,90 246,70 256,64 424,62 436,70 436,88', {
      group: 'body',
      depth: 36,
      corner: 6,
      pillow: 14,
    }),
    plate('430,88 430,58 474,52 496,66 506,86', { group: 'sight', depth: 30, corner: 4 }),
    plate('440,50 500,54 500,60 440,58', { depth: 16, corner: 2 }),
    plate('258,150 316,150 310,178 284,272 272,280 226,268 220,258 248,178', {
      material: 'polymer',
      group: 'grip',
      depth: 32,
      corner: 9,
      pillow: 14,
    }),
    rod('308,150 314,186 322,192 396,192 400,186 402,150', 6, { depth: 16 }),
    rod('352,150 356,166 350,180', 6, { depth: 10 }),
    shape(
      `M402,148 L462,148 C464,196 486,256 528,306 C531,311 530,315 526,318 L484,345 C480,348 476,347 473,343
       C432,292 404,222 402,148 Z`,
      { group: 'magazine', depth: 26, pillow: 9 },
    ),
    plate('486,88 640,92 650,98 650,128 640,136 560,142 500,140 486,136', {
      material: 'wood',
      group: 'handguard',
      depth: 42,
      corner: 7,
      pillow: 18,
    }),
    plate('500,60 640,64 640,84 500,84', { material: 'wood', group: 'handguard', depth: 36, corner: 7, pillow: 11 }),
    plate('640,60 682,60 700,72 700,112 640,114', { group: 'sight', depth: 26, corner: 4 }),
    lathe(104, '640,9 700,9 704,8 850,8'),
    lathe(128, '648,3 800,3 806,4 812,3'),
    lathe(104, '836,8 838,13 876,13 880,11 880,6'),
    plate('772,114 776,92 786,60 782,48 790,44 794,52 800,52 804,44 812,48 808,60 816,92 828,96 828,112', {
      group: 'sight',
      depth: 18,
      corner: 3,
    }),
    lathe(98, '420,0 421,6 446,6 450,9 456,9 458,0', { material: 'steel', offset: 26 }),
  ],
  details: [
    ...row(7, (i) => groove(`${270 + i * 22},66 ${270 + i * 22},86`, 2, 0.5)),
    groove('250,112 470,112', 2, 0.7),
    pin(262, 132, 5, 1),
    pin(300, 134, 4, 1),
    pin(452, 132, 5, 1),
    pin(470, 104, 4, 1),
    ridge('300,126 352,118 400,120', 7, 1),
    pin(300, 126, 9, 1),
    groove('500,112 640,116', 4, 0.9),
    ...row(3, (i) => groove(`${520 + i * 44},68 ${520 + i * 44},82`, 2, 0.5)),
    groove('28,140 30,210', 3, 0.8),
    port(404, 98, 64, 16, 4, -0.8),
    ...row(3, (i) =>
      curve(
        `M${418 + i * 15},160 C${422 + i * 15},215 ${446 + i * 15},${268 - i * 4} ${490 + i * 13},${318 - i * 9}`,
        4,
        0.9,
      ),
    ),
    ...row(6, (i) => groove(`${246 - i * 1},${176 + i * 11} ${296 - i * 4},${182 + i * 11}`, 2, 0.5)),
  ],
}
