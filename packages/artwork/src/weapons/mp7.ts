import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const mp7: Weapon = {
  model: 'MP7',
  class: 'smg',
  parts: [
    // stock drawn out
    rod('150,76 14,76', 11, { depth: 14, offset: 8 }),
    rod('150,98 14,98', 11, { depth: 14, offset: 0 }),
    plate('-6,64 14,60 24,70 26,170 16,180 0,178 -8,168', {
      material: 'polymer',
      group: 'stock',
      depth: 34,
      corner: 7,
      pillow: 9,
    }),
    // receiver
    plate('112,68 126,56 442,54 458,62 466,76 466,116 452,128 416,134 300,136 176,138 128,130 112,118', {
      group: 'body',
      material: 'polymer',
      depth: 44,
      corner: 9,
      pillow: 14,
    }),
    plate('124,42 446,42 446,57 124,57', { group: 'rail', depth: 20, corner: 2, pillow: 3 }),
    plate('138,20 158,18 166,42 132,42', { group: 'sight', depth: 20, corner: 3 }),
    plate('408,18 426,18 434,42 400,42', { group: 'sight', depth: 18, corner: 3 }),
    plate('96,58 118,56 122,76 100,76', { depth: 28, corner: 3 }),
    // grip, the magazine stands in it
    plate('176,130 276,130 276,156 262,238 252,246 188,238 180,228 190,176', {
      material: 'polymer',
      group: 'frame',
      depth: 40,
      corner: 8,
      pillow: 13,
    }),
    plate('194,228 256,236 244,344 238,350 190,344 186,338', { group: 'magazine', depth: 26, corner: 4, pillow: 7 }),
    rod('268,134 274,190 284,200 346,198 356,188 360,132', 9, { depth: 18, group: 'frame', material: 'polymer' }),
    rod('308,136 312,160 304,180', 8, { depth: 9 }),
    // folding front grip
    plate('372,122 430,122 432,140 420,158 416,228 406,238 382,236 374,226 376,160', {
      material: 'polymer',
      group: 'handguard',
      depth: 32,
      corner: 8,
      pillow: 12,
    }),
    // barrel
    lathe(92, '460,0 462,17 486,17 488,11 528,11 530,14 562,14 566,11 566,6'),
  ],
  details: [
    ...row(21, (i) => groove(`${136 + i * 15},41 ${136 + i * 15},50`, 6, 0.9)),
    port(252, 66, 78, 24, 6, -1),
    port(259, 70, 64, 16, 5, 0.5),
    groove('118,104 462,100', 3.4, 0.9),
    ...row(4, (i) => groove(`${132 + i * 10},70 ${132 + i * 10},94`, 4, 0.7)),
    pin(200, 84, 6),
    pin(216, 120, 8, 1),
    ridge('216,120 246,116', 6, 1),
    pin(360, 118, 6, 1),
    ...row(4, (i) => port(366 + i * 22, 72, 13, 18, 4, -1)),
    pin(394, 146, 7, 1),
    ...row(5, (i) => groove(`380,${166 + i * 13} 412,${166 + i * 13}`, 4, 0.7)),
    ...row(7, (i) => groove(`${196 - i * 1},${160 + i * 10} ${258 - i * 2},${164 + i * 10}`, 2.6, 0.6)),
    ...row(3, (i) => groove(`${208 + i * 15},252 ${202 + i * 14},336`, 3.4, 0.7)),
    groove('4,84 20,84', 3, 0.7),
    ...row(6, (i) => groove(`0,${106 + i * 11} 20,${106 + i * 11}`, 3, 0.6)),
  ],
}
