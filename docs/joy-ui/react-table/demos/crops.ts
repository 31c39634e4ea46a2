export const crops = [
  { name: 'Broad beans', bed: 'North 1', sown: 'March', kg: 42 },
  { name: 'Leeks', bed: 'South 1', sown: 'April', kg: 58 },
  { name: 'Radishes', bed: 'Glasshouse', sown: 'February', kg: 12 },
];
