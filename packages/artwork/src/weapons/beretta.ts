import { groove, pin, port, ridge, row } from '../details.ts'
import type { Piece } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

/** One of the Dual Berettas, its muzzle to the right. */
export const beretta: Piece = {
  parts: [
    // the barrel lies bare in the open slide
    lathe(76, '200,17 420,17 486,17 492,14 492,9', { material: 'steel' }),
    shape(
      `M58,52 L204,52 Q212,52 214,60 Q217,78 232,79 L384,79 Q398,78 402,64 Q404,54 414,54 L452,54 Q466,56 468,70
       L468,108 L44,108 L40,74 Q44,55 58,52 Z`,
      { group: 'slide', depth: 40, pillow: 9 },
    ),
    shape(
      `M44,102 L462,102 Q464,118 446,126 L330,136 L226,146 Q208,150 204,168 C200,214 188,264 178,316 Q176,326 167,326
       L54,324 Q44,323 46,313 C52,272 80,226 80,192 C80,164 64,150 38,140 Q14,132 16,118 Q20,106 44,106 Z`,
      { group: 'frame', depth: 36, pillow: 12 },
    ),
    shape(
      `M102,164 L182,166 Q192,167 190,178 C184,220 172,264 164,302 Q162,312 152,312 L72,310 Q60,310 63,298
       C70,262 96,228 92,178 Q92,165 102,164 Z`,
      { material: 'polymer', group: 'grip', depth: 44, pillow: 14 },
    ),
    // the front of the trigger guard is hooked
    shape(
      `M200,140 L350,124 Q340,152 344,176 Q352,204 340,212 Q336,216 312,215 L250,219 Q222,219 214,196 Z
       M218,148 L226,190 Q233,206 252,206 L310,202 Q326,202 324,190 L320,136 Z`,
      { group: 'frame', depth: 18 },
    ),
    shape('M258,134 L276,134 C278,158 274,180 260,200 L251,195 C262,174 262,156 258,134 Z', { depth: 10 }),
    shape('M52,98 L24,72 C8,64 10,40 30,40 C46,40 49,54 46,64 L60,78 Z M30,48 a6,6 0 1,0 0.1,0 Z', { depth: 12 }),
    plate('62,40 88,40 92,56 58,56', { depth: 22, corner: 2, group: 'sight' }),
    plate('434,42 446,42 452,58 428,58', { depth: 8, corner: 2, group: 'sight' }),
    plate('40,320 174,322 176,334 170,340 40,338 34,330', { group: 'magazine', depth: 34, corner: 4 }),
  ],
  details: [
    ...row(8, (i) => groove(`${96 + i * 10},74 ${92 + i * 10},102`, 4, 1)),
    // safety
    pin(68, 74, 9, 1),
    ridge('68,74 96,64', 7, 1),
    groove('44,108 462,108', 3, 1),
    groove('226,92 460,92', 2.4, 0.6),
    ridge('176,118 256,116', 7, 1),
    pin(296, 118, 8, 1),
    pin(296, 118, 4, -1.2),
    pin(232, 126, 4),
    pin(136, 234, 11, 0.8),
    pin(128, 180, 6),
    pin(100, 296, 6),
    ...row(9, (i) => groove(`${104 - i * 4},${192 + i * 11} ${180 - i * 2.6},${192 + i * 11}`, 2, 0.7)),
    ...row(6, (i) => groove(`${110 + i * 12},190 ${82 + i * 12},288`, 2, 0.7)),
    port(300, 122, 60, 6, 3, -0.6),
  ],
}
