import type { Thread } from './weave';

/** The page's parts that the header links to. */
export const sections = [
  { id: 'features', name: 'Features' },
  { id: 'steps', name: 'First week' },
  { id: 'voices', name: 'Voices' },
];

/** The orders of the plan in the first picture: who works on them, from which day, how long. */
export const orders: Thread[] = [
  { row: 0, start: 0, length: 4 },
  { row: 1, start: 2, length: 5 },
  { row: 2, start: 1, length: 3 },
  { row: 2, start: 6, length: 3 },
  { row: 3, start: 4, length: 5 },
  { row: 4, start: 0, length: 2 },
  { row: 4, start: 3, length: 6 },
];

export const features = [
  {
    title: 'See who is free',
    text: 'Every order is a thread across the people and looms it needs. Gaps are where new work fits.',
  },
  {
    title: 'Promise dates that hold',
    text: 'A new order is tried on the plan before you answer. You see at once which thread it would push.',
  },
  {
    title: 'Order yarn in time',
    text: 'Each pattern knows its yarn. The list for the dyer writes itself, a week before it is needed.',
  },
];

export const steps = [
  {
    title: 'Monday',
    text: 'Bring your orders from a spreadsheet. We read most of them as they are.',
  },
  {
    title: 'Tuesday',
    text: 'Add people, looms, and their hours. Holidays of 40 countries are known.',
  },
  { title: 'Thursday', text: 'Plan the next two weeks together, on one screen, in one hour.' },
];

export const voices = [
  {
    quote: 'We used to plan on the wall, and the wall was always a week late.',
    person: 'Ingrid Solbakken',
    workshop: 'Solbakken Wool, 9 people',
  },
  {
    quote: 'I tell customers a date while they are still on the phone.',
    person: 'Teju Adeyonu',
    workshop: 'Ase Textiles, 14 people',
  },
  {
    quote: 'The yarn list alone pays for it. Nobody waits for indigo any more.',
    person: 'Paloma Ixquic',
    workshop: 'Telar Nublado, 6 people',
  },
];
