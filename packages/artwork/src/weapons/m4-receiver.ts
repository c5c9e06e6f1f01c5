import { groove, pin, port, row } from '../details.ts'
import type { Piece } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

/** Stock, receiver, grip and magazine, which M4A4 and M4A1-S share. */
export const m4Receiver: Piece = {
  parts: [
    lathe(96, '96,0 98,15 262,15 264,18 274,18 274,0', { group: 'trim' }),
    plate('0,84 8,74 150,72 176,80 182,90 182,110 128,122 88,134 48,200 38,208 8,208 0,198', {
      material: 'polymer',
      group: 'stock',
      depth: 34,
      corner: 8,
      pillow: 12,
    }),
    plate('-8,84 2,78 2,206 -8,200', { material: 'rubber', depth: 30, corner: 3 }),
    plate('258,72 300,66 470,66 480,72 480,120 264,122 256,112', { group: 'body', depth: 36, corner: 4, pillow: 8 }),
    plate('256,118 480,116 480,160 472,166 398,166 392,150 304,150 260,142', {
      group: 'body',
      depth: 36,
      corner: 5,
      pillow: 8,
    }),
    plate('264,138 318,148 314,172 292,240 280,248 238,240 234,228 262,172', {
      material: 'polymer',
      group: 'grip',
      depth: 30,
      corner: 9,
      pillow: 13,
    }),
    rod('314,150 322,184 330,190 390,190 396,184 398,164', 6, { depth: 14 }),
    rod('352,152 356,168 350,180', 6, { depth: 9 }),
    shape(
      `M404,164 L466,164 C468,214 478,262 497,304 C498,308 497,311 493,312 L440,323 C436,324 433,322 432,318
       C416,272 406,220 404,164 Z`,
      { group: 'magazine', depth: 24, pillow: 8 },
    ),
  ],
  details: [
    port(392, 82, 70, 22, 4, -1),
    port(396, 86, 60, 14, 3, 0.6),
    pin(300, 136, 6, 1),
    pin(340, 134, 4, -1),
    pin(452, 136, 5, 1),
    port(418, 140, 22, 8, 3, 0.8),
    groove('260,120 478,120', 2, 0.8),
    ...row(3, (i) => groove(`${418 + i * 16},190 ${424 + i * 17},250 ${440 + i * 17},${300 - i * 4}`, 4, 0.8)),
    groove('14,90 170,90', 3, 0.7),
    port(18, 108, 70, 14, 6, -1),
    port(18, 140, 40, 44, 8, -0.9),
    ...row(6, (i) => groove(`${256 - i * 2},${176 + i * 10} ${300 - i * 4},${180 + i * 10}`, 2, 0.5)),
  ],
}
