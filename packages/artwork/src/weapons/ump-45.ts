import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const ump45: Weapon = {
  model: 'UMP-45',
  class: 'smg',
  parts: [
    rod('176,84 24,88 10,96 6,206 16,216 40,212 58,150 96,132 180,128', 15, {
      depth: 24,
      material: 'polymer',
      group: 'stock',
    }),
    plate('-6,92 10,88 14,214 6,220 -6,212', { material: 'rubber', depth: 28, corner: 3 }),
    plate('164,76 184,58 470,58 560,66 572,74 572,134 556,142 184,142 164,130', {
      group: 'body',
      material: 'polymer',
      depth: 44,
      corner: 8,
      pillow: 14,
    }),
    plate('210,44 556,44 556,58 210,58', { group: 'rail', depth: 18, corner: 2, pillow: 3 }),
    plate('220,24 250,24 256,44 216,44', { depth: 18, corner: 3 }),
    plate('520,20 540,20 548,44 512,44', { depth: 16, corner: 3 }),
    plate('196,140 404,140 398,160 300,162 286,180 258,268 246,276 196,268 190,256 218,182', {
      material: 'polymer',
      group: 'frame',
      depth: 38,
      corner: 9,
      pillow: 12,
    }),
    rod('294,162 302,204 312,210 376,208 386,200 388,158', 8, { depth: 15, material: 'polymer', group: 'frame' }),
    rod('334,160 338,180 330,198', 8, { depth: 10 }),
    plate('400,138 478,138 480,166 402,166', { material: 'polymer', group: 'frame', depth: 40, corner: 3 }),
    plate('406,164 474,164 466,384 460,390 398,384 394,378', { group: 'magazine', depth: 28, corner: 4, pillow: 8 }),
    plate('484,140 564,138 556,160 540,168 500,166', {
      material: 'polymer',
      group: 'handguard',
      depth: 34,
      corner: 8,
      pillow: 10,
    }),
    lathe(98, '568,0 570,22 584,22 586,13 656,13 660,15 676,15 678,8'),
  ],
  details: [
    ...row(24, (i) => groove(`${222 + i * 14},42 ${222 + i * 14},51`, 6, 0.9)),
    port(392, 74, 84, 26, 5, -1),
    port(400, 78, 68, 18, 4, 0.5),
    groove('170,142 560,142', 3, 1),
    groove('184,112 380,112', 4, 0.9),
    ...row(4, (i) => port(492 + i * 18, 84, 10, 34, 4, -0.9)),
    pin(200, 92, 6),
    pin(250, 156, 6, 1),
    port(256, 150, 34, 9, 3, 0.9),
    ...row(7, (i) => groove(`${216 - i * 3},${190 + i * 10} ${262 - i * 3},${196 + i * 10}`, 2.4, 0.6)),
    ...row(4, (i) => groove(`${414 + i * 14},186 ${410 + i * 14},370`, 3, 0.6)),
    port(440, 200, 16, 120, 6, -0.8),
  ],
}
