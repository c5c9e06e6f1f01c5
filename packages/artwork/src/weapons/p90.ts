import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate } from '../parts.ts'

export const p90: Weapon = {
  model: 'P90',
  class: 'smg',
  parts: [
    plate(
      `10,92 24,80 120,76 500,76 528,90 536,110 528,128 470,134 440,150 430,196 416,208 392,208 378,196
       372,170 340,164 322,176 314,214 300,226 262,226 240,210 210,204 150,210 60,214 22,208 8,192|176,150
       160,164 164,186 182,194 226,190 240,176 232,156 210,148|344,148 336,160 342,176 346,196 360,200
       368,186 374,160 368,148`,
      { material: 'polymer', group: 'frame', depth: 48, corner: 12, pillow: 16 },
    ),
    plate('14,58 30,50 440,50 448,58 448,78 14,82', {
      group: 'magazine',
      material: 'polymer',
      depth: 40,
      corner: 6,
      pillow: 10,
    }),
    plate('250,52 262,22 280,12 430,12 444,22 452,52', { group: 'body', depth: 34, corner: 6, pillow: 9 }),
    plate('448,60 500,64 500,80 448,80', { group: 'body', depth: 34, corner: 4 }),
    lathe(26, '280,0 282,17 410,17 412,14 412,0', { group: 'scope', lens: true }),
    plate('-4,90 12,86 14,206 8,212 -4,204', { material: 'rubber', depth: 44, corner: 4 }),
    lathe(104, '528,0 530,16 556,16 558,11 590,11 592,15 612,15 612,7'),
  ],
  details: [
    ...row(17, (i) => groove(`${36 + i * 22},56 ${32 + i * 22},76`, 2.4, 0.8)),
    groove('14,84 520,84', 3, 1),
    groove('40,110 500,106', 3, 0.8),
    groove('120,120 130,206', 3, 0.8),
    pin(300, 128, 8, 1),
    pin(300, 128, 4, -1),
    pin(80, 150, 6),
    pin(470, 110, 6),
    ...row(6, (i) => groove(`${30},${150 + i * 9} ${100},${148 + i * 9}`, 2.4, 0.6)),
    ...row(4, (i) => port(450 + i * 16, 92, 8, 18, 3, -0.9)),
    port(200, 92, 70, 14, 5, -0.9),
  ],
}
