/** Tags of customers. */
export const tagTexts = {
  title: 'Tags',
  none: 'No tags yet.',
  failed: 'The tags did not load',
  field: 'Add a tag',
  hint: 'Up to 30 characters; Enter adds it. Customers who ask for a copy of their data are given their tags.',
  full: 'Ten tags are the most: take one away first.',
  known: 'Known tags',
  used: (customers: number) => (customers === 1 ? '1 customer' : `${customers.toLocaleString('en-US')} customers`),
  add: 'Add tag',
  empty: 'Type or choose a tag first',
  addFailed: 'The tag was not added',
  remove: (tag: string) => `Remove tag ${tag}`,
  removeFailed: 'The tag was not removed',
  more: (count: number) => `+${count}`,
  all: 'All tags',
  filter: 'Tag',
} as const
