import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate } from '../parts.ts'

export const aug: Weapon = {
  model: 'AUG',
  class: 'rifle',
  parts: [
    plate(
      `0,110 8,98 60,84 200,80 360,82 376,94 372,128 330,134 322,150 330,204 322,212 300,210 286,160 200,166
       150,180 60,196 20,204 4,196`,
      { material: 'polymer', group: 'stock', depth: 46, corner: 11, pillow: 16 },
    ),
    plate('330,128 344,152 338,190 330,206 408,208 418,150 410,128', {
      material: 'polymer',
      group: 'frame',
      depth: 14,
      corner: 8,
    }),
    plate('160,164 232,160 246,256 240,262 186,264 180,258', {
      group: 'magazine',
      material: 'polymer',
      depth: 26,
      corner: 4,
      pillow: 8,
    }),
    plate('340,86 352,76 480,76 492,84 492,124 480,130 346,130', { group: 'body', depth: 38, corner: 5, pillow: 10 }),
    lathe(32, '236,0 238,18 270,19 284,14 420,14 440,20 476,20 478,17 478,0', {
      group: 'scope',
      lens: true,
    }),
    plate('300,40 316,40 322,80 294,80', { depth: 22, corner: 3, group: 'body' }),
    plate('400,40 416,40 422,80 394,80', { depth: 22, corner: 3, group: 'body' }),
    lathe(102, '488,0 490,12 700,9 702,0', { group: 'barrel' }),
    lathe(102, '690,9 692,13 748,12 752,10 752,6'),
    plate('520,90 600,90 604,118 516,118', { depth: 26, corner: 4, group: 'body' }),
    plate('560,116 590,116 586,206 580,214 560,212 554,204', {
      material: 'polymer',
      group: 'handguard',
      depth: 26,
      corner: 8,
      pillow: 10,
    }),
    plate('-8,108 4,102 8,196 0,202 -8,194', { material: 'rubber', depth: 40, corner: 4 }),
  ],
  details: [
    groove('20,122 360,108', 3, 0.8),
    port(120, 96, 100, 24, 6, -1),
    port(128, 100, 84, 16, 4, 0.5),
    pin(260, 120, 7, 1),
    pin(340, 104, 6),
    groove('170,166 230,164', 3, 0.8),
    ...row(3, (i) => groove(`${182 + i * 16},180 ${192 + i * 16},250`, 3, 0.7)),
    ...row(8, (i) => groove(`${364 + i * 14},82 ${364 + i * 14},92`, 4, 0.8)),
    ...row(6, (i) => groove(`${558},${140 + i * 11} ${588},${140 + i * 11}`, 3, 0.7)),
    groove('380,112 484,112', 3, 0.8),
  ],
}
