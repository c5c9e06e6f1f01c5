/** Home page (specification section 2, Home; design.md section 5, Voice). */
export const homeTexts = {
  home_title: 'Pandrop: CS2 skins at a fixed price',
} as const
