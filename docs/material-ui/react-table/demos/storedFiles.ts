export interface StoredFile {
  name: string;
  owner: string;
  /** In MB. */
  size: number;
}

export const storedFiles: StoredFile[] = [
  { name: 'budget.xlsx', owner: 'Mei Chen', size: 1.1 },
  { name: 'contract.pdf', owner: 'Lucía Romero', size: 0.4 },
  { name: 'floor-plan.dwg', owner: 'Jonas Weber', size: 18.7 },
  { name: 'logo.svg', owner: 'Samir Haddad', size: 0.2 },
  { name: 'minutes.docx', owner: 'Priya Nair', size: 0.3 },
  { name: 'price-list.csv', owner: 'Mei Chen', size: 0.6 },
  { name: 'site-survey.mov', owner: 'Amara Okafor', size: 412.8 },
  { name: 'training.mp4', owner: 'Amara Okafor', size: 96.5 },
];
