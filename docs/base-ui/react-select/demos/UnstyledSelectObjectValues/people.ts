export interface Person {
  id: number;
  name: string;
  team: string;
}

export const people: Person[] = [
  { id: 7, name: 'Amara', team: 'Finance' },
  { id: 12, name: 'João', team: 'Design' },
  { id: 31, name: 'Priya', team: 'Support' },
];
