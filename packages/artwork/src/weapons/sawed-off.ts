import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const sawedOff: Weapon = {
  model: 'Sawed-Off',
  class: 'shotgun',
  parts: [
    // what the saw left of the stock
    shape(
      `M146,76 C112,78 92,92 74,122 C58,150 36,180 8,204 C2,210 2,216 6,222 L34,250 C40,256 46,256 52,250
       C76,218 100,182 134,164 L166,152 Z`,
      { material: 'wood', group: 'stock', depth: 38, pillow: 17 },
    ),
    // receiver
    plate('128,84 144,72 312,66 326,74 326,144 312,152 160,156 138,146', {
      group: 'body',
      depth: 46,
      corner: 8,
      pillow: 13,
    }),
    rod('166,152 174,198 186,208 252,206 262,198 264,150', 8, { depth: 16 }),
    rod('212,152 218,176 208,192', 8, { depth: 9 }),
    // barrel over tube, both cut short
    lathe(86, '316,0 318,20 578,19 580,19 580,14'),
    lathe(126, '316,0 318,18 534,18 536,20 560,20 562,15 566,14 566,8', { group: 'tube' }),
    plate('536,64 556,64 556,148 536,148', { depth: 22, corner: 4 }),
    plate('318,60 556,60 556,70 318,70', { group: 'rail', depth: 12, corner: 2 }),
    plate('560,58 568,56 572,68 556,68', { group: 'sight', material: 'brass', depth: 8, corner: 2 }),
    // wooden pump
    plate('346,106 358,98 496,98 508,106 512,128 508,152 496,162 360,162 348,152 342,130', {
      material: 'wood',
      group: 'handguard',
      depth: 54,
      corner: 10,
      pillow: 20,
    }),
  ],
  details: [
    port(206, 84, 86, 26, 6, -1),
    port(213, 88, 72, 17, 5, 0.5),
    groove('146,124 320,120', 3, 0.9),
    pin(170, 100, 6),
    pin(190, 138, 6, 1),
    pin(282, 136, 6, 1),
    ridge('240,136 266,134', 6, 0.9),
    ...row(4, (i) => groove(`${358},${114 + i * 11} ${498},${114 + i * 11}`, 4, 0.9)),
    groove('352,104 352,156', 4, 0.9),
    groove('502,104 502,156', 4, 0.9),
    // chequering of the grip
    ...row(6, (i) => curve(`M${66 + i * 9},${164 - i * 9} L${84 + i * 9},${184 - i * 9}`, 2.4, 0.7)),
    ...row(3, (i) => curve(`M${62 + i * 8},${168 + i * 8} L${112 + i * 8},${118 + i * 8}`, 2.4, 0.7)),
    curve('M136,82 C142,110 146,130 144,154', 4, 0.9),
    groove('18,210 50,240', 3, 0.7),
    pin(48, 216, 5),
  ],
}
