import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const zeusX27: Weapon = {
  model: 'Zeus x27',
  class: 'zeus',
  parts: [
    // body: a hump behind, low in the middle
    shape(
      `M40,96 Q44,60 78,54 L230,48 L262,62 L392,62 Q402,64 402,74 L402,150 Q400,160 390,160 L300,164 L60,152
       Q40,148 40,130 Z`,
      { material: 'polymer', group: 'body', depth: 58, pillow: 18 },
    ),
    // cartridge with its two doors
    plate('384,52 470,52 478,60 478,160 470,168 384,168', { material: 'polymer', depth: 66, corner: 5, pillow: 10 }),
    plate('414,58 466,58 470,64 470,156 466,162 414,162', { material: 'brass', group: 'body', depth: 72, corner: 4 }),
    plate('462,64 486,64 486,104 462,104', { material: 'brass', group: 'trim', depth: 52, corner: 2 }),
    plate('462,114 486,114 486,156 462,156', { material: 'brass', group: 'trim', depth: 52, corner: 2 }),
    // yellow back and stripe
    shape('M66,64 L226,58 L256,72 L376,72 L376,88 L250,88 L222,76 L74,82 Z', {
      material: 'brass',
      group: 'frame',
      depth: 64,
    }),
    shape(
      `M62,140 L232,146 L214,196 C214,220 206,262 196,330 Q194,342 182,342 L72,340 Q58,338 60,324
       C66,280 92,236 88,196 C84,176 70,168 52,158 Z`,
      { material: 'polymer', group: 'frame', depth: 54, pillow: 16 },
    ),
    shape('M112,196 L192,198 C190,236 182,276 176,314 L88,312 C94,276 116,236 112,196 Z', {
      material: 'rubber',
      group: 'grip',
      depth: 60,
      pillow: 12,
    }),
    plate('54,332 196,334 200,350 192,358 60,356 50,346', {
      material: 'brass',
      group: 'magazine',
      depth: 52,
      corner: 5,
    }),
    shape(
      `M206,150 L352,150 L352,196 Q348,232 318,234 L256,238 Q224,236 208,204 Z
       M224,164 L226,196 Q236,220 258,220 L314,216 Q334,214 334,192 L334,164 Z`,
      { material: 'polymer', group: 'frame', depth: 24 },
    ),
    shape('M262,152 L290,152 C290,176 284,196 272,214 L258,208 C268,190 268,170 262,152 Z', {
      material: 'brass',
      depth: 16,
    }),
    // sight and the lamp below the muzzle
    plate('80,36 108,36 116,56 72,58', { material: 'polymer', depth: 26, corner: 3, group: 'sight' }),
    plate('430,36 444,36 452,54 422,54', { material: 'polymer', depth: 14, corner: 2, group: 'sight' }),
    plate('352,156 400,156 400,184 392,190 352,186', { material: 'polymer', depth: 40, corner: 5 }),
  ],
  details: [
    ...row(7, (i) => groove(`${66 + i * 11},92 ${60 + i * 11},134`, 5, 1)),
    ...row(4, (i) => groove(`${286 + i * 20},104 ${270 + i * 20},142`, 8, 1)),
    groove('46,144 400,154', 3, 0.9),
    port(160, 96, 84, 40, 6, -0.7),
    ridge('176,126 190,106 198,118 214,102', 4, 1),
    groove('402,60 402,164', 4, 1),
    groove('414,108 470,108', 4, 1),
    pin(440, 84, 9),
    pin(440, 134, 9),
    pin(376, 168, 8),
    pin(232, 162, 6),
    pin(318, 158, 5),
    // safety
    ridge('252,132 274,128', 10, 1),
    ...row(9, (i) => groove(`${116 - i * 3},${208 + i * 11} ${184 - i * 1.6},${208 + i * 11}`, 4, 0.9)),
  ],
}
