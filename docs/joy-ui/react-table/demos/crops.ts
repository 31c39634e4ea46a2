export const crops = [
  { name: 'Broad beans', bed: 'North 1', sown: 'March', kg: 42 },
  { name: 'Kale', bed: 'North 2', sown: 'June', kg: 31 },
  { name: 'Leeks', bed: 'South 1', sown: 'April', kg: 58 },
  { name: 'Parsnips', bed: 'South 2', sown: 'March', kg: 27 },
  { name: 'Radishes', bed: 'Glasshouse', sown: 'February', kg: 12 },
];
