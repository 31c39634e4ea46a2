export const files = [
  { name: 'budget.xlsx', owner: 'Mei Chen', size: 1.1 },
  { name: 'floor-plan.dwg', owner: 'Jonas Weber', size: 18.7 },
  { name: 'site-survey.mov', owner: 'Amara Okafor', size: 412.8 },
  { name: 'logo.svg', owner: 'Samir Haddad', size: 0.2 },
];

export const columns = [
  { id: 'name', label: 'File', align: 'left' },
  { id: 'owner', label: 'Owner', align: 'left' },
  { id: 'size', label: 'MB', align: 'right' },
] as const;

export interface Sort {
  by: (typeof columns)[number]['id'];
  descending: boolean;
}

export function sortFiles({ by, descending }: Sort) {
  return [...files].sort((a, b) => {
    const order = a[by] < b[by] ? -1 : 1;
    return descending ? -order : order;
  });
}
