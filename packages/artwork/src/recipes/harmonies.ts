/** Five colours that go well together. */
export interface Harmony {
  deep: string
  main: string
  second: string
  light: string
  accent: string
}

const harmony = (colours: string): Harmony => {
  const [deep = '', main = '', second = '', light = '', accent = ''] = colours.split(' ')
  return { deep, main, second, light, accent }
}

/** Sets by the colour that they are about: deep, main, second, light, accent. */
const sets = {
  red: [
    '#2a0a0d #a81c22 #6a1117 #e8b0a0 #f0a03a',
    '#1c1012 #c4282c #3a2226 #f0e4dc #8c9298',
    '#33090c #8c1a24 #c84a44 #f4d8c0 #2f4a5c',
    '#190d12 #b8203a #5c1430 #f0c8c8 #d8a84a',
  ],
  orange: [
    '#2a140a #d8641a #8c3a12 #f4d0a0 #2f6a7c',
    '#1c1815 #e8781f #3a332e #f2e8dc #8c9298',
    '#331a0d #c4682a #e8a050 #f6e0bc #4a5c3a',
    '#241310 #b85a2c #6a2f1a #ecc8a0 #3aa0a0',
  ],
  gold: [
    '#2a1f0a #d8a82a #8c6414 #f6e4a8 #a8322a',
    '#1c1a14 #e8c030 #3a3626 #f6f0d4 #3a6a9c',
    '#33240c #c89a40 #6a4a1c #ecd89c #2f5c50',
  ],
  brown: [
    '#22150d #7a5230 #4a3019 #c8a67c #a84a2a',
    '#2a1c14 #8c6844 #5c4029 #dcc4a0 #5c7a5c',
    '#1c130e #66422a #a07850 #e0ccac #3a5c6c',
  ],
  sand: [
    '#4a3c26 #bfa678 #86704a #e4d4b0 #7a4a2c',
    '#54452f #ccb486 #9c8258 #efe2c4 #5a6a4a',
    '#3f3624 #ad9668 #75633f #d8c69c #8c3a2a',
  ],
  green: [
    '#17221a #4a6a3a #2c4228 #a8b888 #d8a83a',
    '#12261c #2f7a4c #1c4a33 #a8d8b0 #e0c050',
    '#1f2616 #66783c #424f28 #b8bf88 #b8562a',
    '#0f1f1a #3a8c5c #23503c #c4e4c8 #e86a4a',
  ],
  lime: [
    '#161f12 #8cc82a #3f6a1c #dcf09c #4a3a8c',
    '#1a1f1c #a8d83a #4a5c2a #e8f4bc #e0402c',
    '#141d17 #5cc84a #2a6a34 #c8f4b4 #f0d03a',
  ],
  teal: [
    '#0d2426 #2f8c8c #175054 #b0dcd4 #e8783a',
    '#12282c #4aa8a0 #2a6468 #d0ece0 #d8a84a',
    '#0c201f #1f7a6c #3fb098 #c8ecdc #c84a5c',
  ],
  blue: [
    '#0d1a33 #2a5cae #163464 #a8c8ec #e8943a',
    '#101826 #3a7ac4 #22406c #d4e4f2 #d83a3a',
    '#0c2030 #2f86b8 #17506e #b8e0ec #f0c84a',
    '#14182c #3f58b0 #262f66 #c4ccf0 #40b8a8',
  ],
  purple: [
    '#1a1030 #6a3fae #3a2266 #cdb4ec #e8a83a',
    '#1c1226 #8a48a8 #4e2860 #e0c0e8 #3fb8c0',
    '#15132b #5448a0 #2f2a60 #bcb8e4 #e86a8c',
  ],
  pink: [
    '#2a1020 #d84a8c #8c2a5c #f4c4d8 #3fb8c8',
    '#2c1620 #e87a9c #a8466c #f8dce4 #7ab48c',
    '#24121c #c85a74 #7a3048 #f0c8c4 #e8b04a',
  ],
  grey: [
    '#1c1f22 #7c8388 #484e53 #c8cccf #e07a2a',
    '#202326 #929699 #5a5f63 #dcdedf #c83a34',
    '#191c20 #66707a #3c444c #b4bec6 #3a9cc8',
  ],
  dark: [
    '#0d0e11 #23262c #3a3f47 #8c939c #c83a34',
    '#0b0d10 #1c2129 #343d4a #7f8ea0 #3aa4d0',
    '#100d12 #28222e #443a4e #9c90a8 #d8a83a',
  ],
  white: [
    '#3a444c #dfe4e6 #a4b0b8 #f6f8f8 #3a8cc4',
    '#3c3f42 #e6e4de #b4b0a6 #f8f7f3 #e0602a',
    '#33404a #cfdbe2 #8ea6b4 #f2f6f8 #c8384a',
  ],
  bright: [
    '#1c1633 #e83a8c #3ac0e0 #f6ecd8 #f0d03a',
    '#1a1a24 #f0702a #2a8cd8 #f4f0e4 #5cc84a',
    '#201430 #8c3ae0 #f05a6a #fbe8d4 #3ad0a8',
    '#16202a #2fb8b0 #e8483a #f6efd8 #f0b42a',
  ],
} as const

export type Hue = keyof typeof sets

/** The hues that suit a name that says nothing about colour. */
export const freeHues: readonly Hue[] = [
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'grey',
  'bright',
]

/** @param pick any whole number: the same one gives the same set */
export const harmonyOf = (hue: Hue, pick: number): Harmony =>
  harmony(sets[hue][pick % sets[hue].length] ?? sets[hue][0])
