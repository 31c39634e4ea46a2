import { createRandom, familyNames, givenNames, places } from './samples';

export const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];

export const roles = ['Assistant', 'Specialist', 'Lead', 'Manager', 'Director'];

export interface Employee {
  id: number;
  name: string;
  email: string;
  department: string;
  role: string;
  city: string;
  country: string;
  /** Per year, in US dollars. */
  salary: number;
  hiredOn: Date;
  /** Of the last review, from 1 to 5. */
  rating: number;
  isRemote: boolean;
}

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();

/** Returns employees of an imaginary company: the same ones for the same seed. */
export function createEmployees(count: number, seed = 1): Employee[] {
  const { integer, pick } = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const given = pick(givenNames);
    const family = pick(familyNames);
    const level = Math.min(integer(0, 4), integer(0, 4));
    return {
      id: index + 1,
      name: `${given} ${family}`,
      email: `${plain(given)}.${plain(family)}.${index + 1}@example.com`,
      department: pick(departments),
      role: roles[level]!,
      ...pick(places),
      salary: 38_000 + level * 17_000 + integer(0, 15) * 1000,
      hiredOn: new Date(integer(2012, 2025), integer(0, 11), integer(1, 28)),
      rating: integer(4, 10) / 2,
      isRemote: integer(1, 3) === 1,
    };
  });
}
