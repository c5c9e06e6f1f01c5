import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const r8Revolver: Weapon = {
  model: 'R8 Revolver',
  class: 'pistol',
  parts: [
    // barrel and the heavy shroud around it
    shape('M284,54 L560,54 Q572,56 572,68 L566,118 L520,126 L500,140 L300,142 L280,126 Z', {
      group: 'body',
      depth: 40,
      pillow: 14,
    }),
    lathe(76, '566,0 567,17 584,17 587,14 587,9', { material: 'steel' }),
    plate('262,42 530,42 536,50 536,58 258,58', { group: 'body', depth: 16, corner: 2 }),
    // frame around the cylinder
    shape(
      `M112,72 Q122,52 144,48 L296,46 L300,142 L316,150 L316,164 L212,164 Q186,168 172,190 L150,250 L84,250
       C92,216 98,184 86,160 Q70,142 76,126 Q92,112 104,96 Z M178,64 L178,138 L288,138 L288,64 Z`,
      { group: 'frame', depth: 40, pillow: 10 },
    ),
    lathe(101, '174,0 174.5,40 178,46 268,46 280,42 292,30 292.5,0', { group: 'body' }),
    // rubber grip
    shape(
      `M84,140 C98,148 132,150 168,170 Q180,178 172,194 C162,214 178,226 166,246 C156,264 168,276 156,296
       C152,314 148,330 146,346 Q144,358 132,358 L46,352 Q32,350 34,336 C38,300 76,254 80,216 C82,190 62,172 66,150
       Q70,136 84,140 Z`,
      { material: 'rubber', group: 'grip', depth: 50, pillow: 18 },
    ),
    shape(
      `M176,150 L320,146 Q322,196 292,222 Q274,236 238,234 Q200,230 178,190 Z
       M194,166 Q202,202 220,214 Q236,222 256,220 Q300,214 304,160 Z`,
      { group: 'frame', depth: 20 },
    ),
    shape('M238,158 L262,156 C256,176 258,192 270,212 L260,216 C244,200 240,180 238,158 Z', { depth: 12 }),
    // hammer
    shape('M124,108 L106,84 Q92,70 74,66 Q64,62 68,54 Q84,50 104,58 L134,72 L140,108 Z', { depth: 14 }),
    plate('132,34 164,32 172,50 126,52', { depth: 18, corner: 3, group: 'sight' }),
    plate('518,26 530,26 548,46 496,46', { depth: 10, corner: 2, group: 'sight' }),
    rod('300,132 404,132', 9, { depth: 26, material: 'steel' }),
    plate('404,120 496,120 500,128 492,140 404,140', { depth: 46, corner: 2, group: 'rail' }),
  ],
  details: [
    // flutes of the cylinder and its notches
    ...[82, 120].map((y) =>
      curve(`M292,${y - 8} L238,${y - 8} Q222,${y - 8} 222,${y} Q222,${y + 8} 238,${y + 8} L292,${y + 8}`, 3.4, 1),
    ),
    ...row(3, (i) => port(190, 68 + i * 28, 12, 8, 3, -1.1)),
    groove('212,60 212,142', 2, 0.5),
    ...row(7, (i) => port(310 + i * 30, 47, 18, 6, 3, -1.1)),
    groove('296,92 560,88', 3, 0.8),
    groove('296,112 556,106', 3, 0.6),
    ...row(5, (i) => groove(`${418 + i * 17},122 ${418 + i * 17},138`, 5, 1)),
    groove('300,48 300,140', 3, 0.9),
    // cylinder latch, screws
    ridge('128,132 154,126', 12, 1),
    pin(132, 156, 5),
    pin(216, 152, 5),
    pin(298, 154, 5),
    ...row(4, (i) => groove(`${72 + i * 3},${60 + i * 0.5} ${76 + i * 4},${68 + i * 0.5}`, 1.8, 0.6)),
    ...row(10, (i) => row(4, (j) => pin(96 - i * 4.2 + j * 17 + (i % 2) * 8, 186 + i * 15, 3.2, 0.8))).flat(),
    pin(112, 262, 7),
    curve('M84,152 C100,190 84,240 52,300', 2.4, 0.5),
  ],
}
