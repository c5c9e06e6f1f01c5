import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const desertEagle: Weapon = {
  model: 'Desert Eagle',
  class: 'pistol',
  parts: [
    // the barrel stands still on the frame, a ribbed block
    shape('M216,52 L232,44 L492,44 L512,56 L522,100 L522,110 L216,110 Z', { group: 'slide', depth: 46, pillow: 20 }),
    // the slide behind it reaches forward below
    shape(
      `M40,84 L56,60 Q60,54 70,53 L204,50 Q218,50 220,60 C224,84 238,92 262,92 L496,94 Q518,94 518,106 L516,124
       L38,124 Z`,
      { group: 'slide', depth: 50, pillow: 12 },
    ),
    shape(
      `M40,116 L514,116 L504,140 Q498,150 484,151 L344,154 L240,160 Q222,162 219,178 C216,220 208,270 202,318
       Q200,328 190,328 L66,326 Q54,325 57,313 C64,276 88,232 86,198 C84,170 64,156 40,146 Q20,138 22,126
       Q26,116 40,116 Z`,
      { group: 'frame', depth: 42, pillow: 12 },
    ),
    // rubber grip with its thumb rest
    shape(
      `M86,164 Q120,156 200,166 Q210,168 208,180 C204,224 196,270 190,306 Q188,316 178,316 L74,314 Q62,313 65,301
       C72,266 96,228 92,196 Q90,180 82,172 Z`,
      { material: 'rubber', group: 'grip', depth: 52, pillow: 14 },
    ),
    shape(
      `M212,150 L362,140 L360,204 Q358,222 340,223 L258,229 Q234,228 224,204 Z
       M229,162 L237,196 Q243,213 260,213 L332,208 Q344,207 345,196 L346,152 Z`,
      { group: 'frame', depth: 20 },
    ),
    shape('M276,150 L296,148 C298,172 292,192 278,212 L268,207 C280,188 280,170 276,150 Z', { depth: 12 }),
    // hammer
    shape('M50,118 L38,92 L20,78 Q14,70 22,66 L46,68 L62,84 L62,118 Z', { depth: 16 }),
    plate('58,38 96,36 100,56 54,58', { depth: 26, corner: 3, group: 'sight' }),
    plate('468,30 484,30 496,48 450,48', { depth: 12, corner: 2, group: 'sight' }),
    lathe(80, '514,0 515,20 527,20 530,17 530,12', { material: 'steel' }),
    plate('54,322 200,324 204,338 198,344 52,342 48,332', { group: 'magazine', depth: 40, corner: 4 }),
  ],
  details: [
    ...row(9, (i) => groove(`${62 + i * 10},68 ${62 + i * 10},114`, 4.5, 1)),
    // safety on the slide
    pin(178, 84, 11, 1),
    ridge('178,84 200,94', 9, 1),
    port(226, 56, 62, 28, 5, -1),
    port(232, 60, 50, 19, 4, 0.5),
    ...row(8, (i) => groove(`${304 + i * 17},44 ${304 + i * 17},51`, 5, 1)),
    groove('300,60 504,60', 3, 0.9),
    groove('306,76 512,78', 6, 0.7),
    groove('40,122 516,122', 3, 1),
    groove('368,138 494,136', 3, 0.8),
    pin(330, 136, 9, 1),
    pin(330, 136, 5, -0.8),
    ridge('176,136 252,134', 8, 1),
    pin(262, 136, 4),
    pin(146, 240, 8),
    ...row(11, (i) => groove(`${104 - i * 3},${186 + i * 11} ${132 - i * 3},${186 + i * 11}`, 3, 0.8)),
    ...row(11, (i) => groove(`${164 - i * 1.4},${186 + i * 11} ${198 - i * 1.4},${186 + i * 11}`, 3, 0.8)),
    curve('M30,132 Q62,144 84,164', 3, 0.6),
  ],
}
