export interface Person {
  id: string;
  name: string;
  role: string;
  /** The year of the first working day. */
  since: number;
  team?: Person[];
}

/** The people of an imaginary company, each with their team. */
export const staff: Person[] = [
  {
    id: 'ines',
    name: 'Ines Almeida',
    role: 'Head of workshops',
    since: 2016,
    team: [
      {
        id: 'yuki',
        name: 'Yuki Tanaka',
        role: 'Lead, ceramics',
        since: 2021,
        team: [
          { id: 'pavel', name: 'Pavel Kowalski', role: 'Potter', since: 2023 },
          { id: 'zoe', name: 'Zoe Mensah', role: 'Glazer', since: 2019 },
        ],
      },
      {
        id: 'samir',
        name: 'Samir Haddad',
        role: 'Lead, woodwork',
        since: 2018,
        team: [
          { id: 'freya', name: 'Freya Jensen', role: 'Carpenter', since: 2024 },
          { id: 'bao', name: 'Bao Nguyen', role: 'Carpenter', since: 2020 },
        ],
      },
    ],
  },
  {
    id: 'mateo',
    name: 'Mateo Castillo',
    role: 'Head of sales',
    since: 2014,
    team: [
      { id: 'leila', name: 'Leila Rahman', role: 'Lead, online shop', since: 2022 },
      { id: 'jonas', name: 'Jonas Bakker', role: 'Lead, stores', since: 2017 },
    ],
  },
  { id: 'priya', name: 'Priya Patel', role: 'Head of finance', since: 2019 },
];
