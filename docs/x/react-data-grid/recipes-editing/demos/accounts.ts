export const accounts: Record<string, string[]> = {
  Income: ['Sales', 'Courses', 'Interest'],
  Expense: ['Rent', 'Wages', 'Insurance'],
};

export const entries = [
  { id: 1, text: 'Pots for the spring market', type: 'Income', account: 'Sales' },
  { id: 2, text: 'Workshop in May', type: 'Expense', account: 'Rent' },
  { id: 3, text: 'Summer help', type: 'Expense', account: 'Wages' },
];

export type Entry = (typeof entries)[number];
