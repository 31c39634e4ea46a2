export const files = [
  { name: 'budget.xlsx', owner: 'Mei', size: '84 kB' },
  { name: 'catalog.pdf', owner: 'Kofi', size: '12 MB' },
  { name: 'contract.docx', owner: 'Leila', size: '41 kB' },
  { name: 'floor-plan.svg', owner: 'Jonas', size: '96 kB' },
  { name: 'logo.png', owner: 'Kofi', size: '18 kB' },
  { name: 'minutes.md', owner: 'Priya', size: '6 kB' },
  { name: 'prices.csv', owner: 'Mei', size: '220 kB' },
  { name: 'roadmap.pptx', owner: 'Diego', size: '3 MB' },
];
