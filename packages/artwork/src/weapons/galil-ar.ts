import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const galilAr: Weapon = {
  model: 'Galil AR',
  class: 'rifle',
  parts: [
    // folding tube stock
    plate(`2,86 214,90 214,140 150,144 58,212 34,222 2,222|20,106 186,110 192,116 190,122 140,124 46,190 20,200`, {
      group: 'stock',
      depth: 24,
      corner: 10,
      pillow: 8,
    }),
    plate('-10,84 6,82 8,226 -2,228 -10,220', { material: 'rubber', depth: 34, corner: 4 }),
    plate('194,80 238,78 238,152 204,150 194,142', { depth: 36, corner: 4 }),
    // receiver
    plate('228,86 470,86 480,94 480,148 462,154 240,152 228,144', { group: 'body', depth: 38, corner: 4, pillow: 8 }),
    plate('236,90 242,70 252,64 446,62 458,70 458,90', { group: 'body', depth: 36, corner: 6, pillow: 14 }),
    plate('238,46 246,40 264,40 270,48 284,66 234,66', { group: 'sight', depth: 20, corner: 3 }),
    rod('424,102 430,92 430,54', 9, { depth: 9, offset: 20, material: 'steel' }),
    // grip and trigger
    plate('250,148 318,150 312,178 284,262 272,270 230,260 224,250 246,180', {
      material: 'polymer',
      group: 'grip',
      depth: 32,
      corner: 9,
      pillow: 14,
    }),
    rod('306,150 312,190 320,196 390,196 396,190 398,150', 6, { depth: 16 }),
    rod('350,152 354,168 346,184', 6, { depth: 10 }),
    // magazine
    plate('392,146 466,146 466,166 394,166', { group: 'body', depth: 34, corner: 3 }),
    shape(
      `M400,152 L460,152 C462,206 484,262 530,322 C533,327 532,331 528,334 L496,357 C491,360 487,359 483,354
       C430,294 402,226 400,152 Z`,
      { group: 'magazine', depth: 24, pillow: 8 },
    ),
    // fore-end
    plate('474,82 492,76 626,78 650,86 656,96 656,140 646,152 620,158 500,156 474,148', {
      material: 'polymer',
      group: 'handguard',
      depth: 50,
      corner: 9,
      pillow: 18,
    }),
    lathe(74, '470,0 472,11 714,11 716,0', { group: 'tube' }),
    // barrel, gas block with the front sight
    lathe(108, '640,11 716,11 718,9 850,9'),
    lathe(108, '830,9 832,14 878,14 884,11 884,6'),
    plate('700,60 720,58 724,30 736,24 748,30 752,60 758,96 758,122 700,122', {
      group: 'sight',
      depth: 20,
      corner: 4,
    }),
    lathe(98, '408,0 409,6 436,6 440,0', { material: 'steel', offset: 20 }),
  ],
  details: [
    ...row(6, (i) => groove(`${276 + i * 24},68 ${276 + i * 24},88`, 2, 0.5)),
    port(392, 94, 68, 17, 4, -0.8),
    groove('240,116 388,116', 2, 0.7),
    ridge('292,128 344,122 384,124', 7, 1),
    pin(292, 128, 9, 1),
    pin(256, 136, 5, 1),
    pin(456, 134, 5, 1),
    pin(216, 96, 6),
    pin(216, 134, 6),
    // ribs of the fore-end
    ...row(8, (i) => groove(`${506 + i * 17},98 ${506 + i * 17},146`, 5, 0.8)),
    groove('482,90 646,94', 3, 0.8),
    ...row(3, (i) =>
      curve(
        `M${416 + i * 14},168 C${420 + i * 14},226 ${446 + i * 13},${284 - i * 4} ${492 + i * 12},${340 - i * 9}`,
        4,
        0.8,
      ),
    ),
    ...row(7, (i) => groove(`${250 - i * 2},${176 + i * 11} ${298 - i * 4},${182 + i * 11}`, 2, 0.5)),
    ...row(4, (i) => port(840 + i * 10, 96, 5, 24, 2, -1)),
    pin(736, 42, 6, -1),
  ],
}
