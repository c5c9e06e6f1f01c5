/** Which chart of accounts the numbers are of: SKR03 or SKR04. */
export const datevCharts = ['03', '04'] as const

export type DatevChart = (typeof datevCharts)[number]
