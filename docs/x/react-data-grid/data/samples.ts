export interface Random {
  /** Returns an integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** Returns an item of a list. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/**
 * Returns a source of numbers that look random and are the same for the same seed (mulberry32), so that
 * a table shows the same rows each time.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { integer, pick: (items) => items[integer(0, items.length - 1)]! };
}

/** Given names and family names from many places, to be combined. */
export const givenNames = [
  'Amara',
  'Anders',
  'Aylin',
  'Bao',
  'Camila',
  'Chidi',
  'Dalia',
  'Elena',
  'Farid',
  'Freya',
  'Hana',
  'Ines',
  'Jonas',
  'Kavya',
  'Keoni',
  'Leila',
  'Lucía',
  'Mateo',
  'Mei',
  'Nadia',
  'Noah',
  'Oluwaseun',
  'Pavel',
  'Priya',
  'Rosa',
  'Samir',
  'Sofia',
  'Tariq',
  'Yuki',
  'Zoe',
];

export const familyNames = [
  'Abebe',
  'Almeida',
  'Andersson',
  'Bakker',
  'Castillo',
  'Chen',
  'Costa',
  'Demir',
  'Dubois',
  'Eze',
  'Fernández',
  'Haddad',
  'Hughes',
  'Ivanova',
  'Jensen',
  'Kaur',
  'Kim',
  'Kowalski',
  'Mensah',
  'Moreau',
  'Nakamura',
  'Nguyen',
  'Okafor',
  'Patel',
  'Rahman',
  'Rossi',
  'Schmidt',
  'Silva',
  'Tanaka',
  'Walker',
];

/** Cities with their countries. */
export const places = [
  { city: 'Accra', country: 'Ghana' },
  { city: 'Bogotá', country: 'Colombia' },
  { city: 'Busan', country: 'South Korea' },
  { city: 'Gothenburg', country: 'Sweden' },
  { city: 'Hanoi', country: 'Vietnam' },
  { city: 'İzmir', country: 'Türkiye' },
  { city: 'Lisbon', country: 'Portugal' },
  { city: 'Lyon', country: 'France' },
  { city: 'Nagoya', country: 'Japan' },
  { city: 'Porto Alegre', country: 'Brazil' },
  { city: 'Pune', country: 'India' },
  { city: 'Rotterdam', country: 'Netherlands' },
  { city: 'Toronto', country: 'Canada' },
  { city: 'Wrocław', country: 'Poland' },
];
