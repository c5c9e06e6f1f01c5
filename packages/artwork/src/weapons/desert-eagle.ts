import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const desertEagle: Weapon = {
  model: 'Desert Eagle',
  class: 'pistol',
  parts: [
    plate('40,74 60,52 500,46 512,52 516,64 516,112 40,112', { group: 'slide', depth: 44, corner: 4, pillow: 12 }),
    plate('52,112 516,112 508,138 492,150 330,152 228,156 216,172 186,316 178,324 66,322 60,312 92,176 44,142 40,128', {
      group: 'frame',
      depth: 40,
      corner: 7,
      pillow: 11,
    }),
    plate('96,170 204,176 182,300 174,308 80,306 74,298', {
      material: 'polymer',
      group: 'grip',
      depth: 46,
      corner: 12,
      pillow: 12,
    }),
    plate('62,322 184,324 184,336 60,334', { depth: 38, corner: 3 }),
    rod('224,158 234,220 246,228 316,226 326,218 330,152', 10, { depth: 18, group: 'frame' }),
    rod('268,156 274,182 262,206', 9, { depth: 10 }),
    plate('56,38 90,38 92,56 52,58', { depth: 24, corner: 3 }),
    plate('470,34 488,34 494,48 460,48', { depth: 12, corner: 2 }),
    plate('26,76 44,66 48,104 36,108 30,96 18,84', { depth: 18, corner: 4 }),
    lathe(84, '512,0 513,20 524,20 526,17 526,10'),
  ],
  details: [
    ...row(9, (i) => groove(`${62 + i * 10},72 ${62 + i * 10},106`, 4.5, 1)),
    groove('60,64 512,60', 3, 1),
    port(196, 66, 86, 26, 5, -1),
    port(202, 70, 74, 18, 4, 0.5),
    groove('40,112 516,112', 3, 1),
    groove('300,126 500,124', 3, 0.9),
    pin(150, 130, 10, 1),
    port(156, 124, 44, 11, 4, 0.9),
    pin(330, 130, 7, 1),
    pin(138, 200, 8),
    pin(124, 280, 8),
    ...row(8, (i) => groove(`${104 - i * 3},${212 + i * 8} ${186 - i * 2},${216 + i * 8}`, 2, 0.6)),
    groove('340,74 500,72', 4, 0.6),
  ],
}
