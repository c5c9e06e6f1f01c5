import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const mag7: Weapon = {
  model: 'MAG-7',
  class: 'shotgun',
  parts: [
    // boxy receiver
    plate('8,78 22,58 336,54 350,62 350,142 336,150 70,152 30,138 8,122', {
      group: 'body',
      depth: 50,
      corner: 7,
      pillow: 11,
    }),
    plate('-6,80 14,76 14,124 -2,120', { depth: 42, corner: 4 }),
    plate('40,38 62,36 70,58 34,58', { group: 'sight', depth: 20, corner: 3 }),
    // pistol grip that holds the box magazine
    plate('78,144 204,144 204,164 184,248 174,256 88,246 78,236 92,190', {
      material: 'polymer',
      group: 'frame',
      depth: 46,
      corner: 9,
      pillow: 14,
    }),
    plate('88,236 178,246 168,308 160,314 82,306 76,298', { group: 'magazine', depth: 36, corner: 5, pillow: 8 }),
    rod('196,148 200,202 210,212 296,210 304,202 306,148', 9, { depth: 18, group: 'frame', material: 'polymer' }),
    rod('244,150 250,176 240,196', 8, { depth: 10 }),
    // barrel and the rod that the pump runs on
    lathe(78, '340,0 342,21 556,20 560,20 560,14'),
    plate('346,92 538,92 538,110 346,110', { group: 'body', depth: 26, corner: 4 }),
    plate('534,40 546,38 556,62 526,62', { group: 'sight', depth: 12, corner: 3 }),
    plate('524,56 546,56 546,106 524,106', { depth: 34, corner: 4 }),
    // chunky pump
    plate('342,98 354,86 500,86 514,94 520,112 516,150 500,180 484,188 372,188 352,176 342,152', {
      material: 'polymer',
      group: 'handguard',
      depth: 58,
      corner: 11,
      pillow: 18,
    }),
  ],
  details: [
    port(190, 72, 104, 34, 6, -1),
    port(198, 78, 84, 22, 5, 0.5),
    groove('14,116 346,116', 4, 0.9),
    groove('32,70 180,68', 3, 0.7),
    ...row(5, (i) => groove(`${40 + i * 12},84 ${40 + i * 12},106`, 5, 0.8)),
    pin(120, 92, 6),
    pin(64, 132, 6),
    pin(230, 134, 8, 1),
    ridge('230,134 266,132', 6, 1),
    pin(330, 132, 6),
    // pump ribs
    ...row(8, (i) => groove(`${366 + i * 18},106 ${368 + i * 17},176`, 7, 0.9)),
    ...row(7, (i) => groove(`${102 - i * 1.5},${176 + i * 10} ${186 - i * 3},${182 + i * 10}`, 2.6, 0.6)),
    groove('80,262 174,272', 3, 0.8),
    ...row(3, (i) => groove(`${100 + i * 22},276 ${96 + i * 22},302`, 4, 0.7)),
  ],
}
