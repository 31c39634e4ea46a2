export const billings = ['monthly', 'yearly'] as const;

export type Billing = (typeof billings)[number];

export interface Plan {
  name: string;
  /** For whom it is. */
  purpose: string;
  /** Sensors that it includes. */
  sensors: number;
  /** Cents of a month, paid month by month. */
  price: number;
  features: string[];
}

/** From the smallest to the largest. */
export const plans: Plan[] = [
  {
    name: 'Seed',
    purpose: 'A balcony, or a first greenhouse',
    sensors: 10,
    price: 0,
    features: ['Temperature and moisture', 'Readings of 7 days', 'Warnings by email'],
  },
  {
    name: 'Sapling',
    purpose: 'A nursery with regular customers',
    sensors: 100,
    price: 2900,
    features: [
      'Everything in Seed',
      'Light and CO₂',
      'Readings of 2 years',
      'Warnings by text message',
    ],
  },
  {
    name: 'Grove',
    purpose: 'Several sites, and people on call',
    sensors: 500,
    price: 11900,
    features: [
      'Everything in Sapling',
      'Readings for good',
      'Shifts and roles',
      'A person who answers in an hour',
    ],
  },
];

export const LARGEST = plans.at(-1)?.sensors ?? 0;

/** Months of a year that those who pay by the year pay for. */
const PAID_MONTHS = 10;

/** Returns what a plan costs in cents: a month, and the whole year. */
export function priceOf(plan: Plan, billing: Billing): { month: number; year: number } {
  const year = plan.price * (billing === 'yearly' ? PAID_MONTHS : 12);
  return { month: year / 12, year };
}

/** Returns the smallest plan with so many sensors; nothing when there are too many for any. */
export function planFor(sensors: number): Plan | undefined {
  return plans.find((plan) => sensors <= plan.sensors);
}

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Prints cents as euros, without decimals when there are none. */
export function formatPrice(cents: number): string {
  return euros.format(cents / 100).replace(/\.00$/, '');
}

/** What the plans have, row by row: a text, or whether they have it. */
export const comparison: { feature: string; values: (string | boolean)[] }[] = [
  { feature: 'Sensors', values: plans.map(({ sensors }) => String(sensors)) },
  { feature: 'Sites', values: ['1', '3', 'Any number'] },
  { feature: 'Readings kept', values: ['7 days', '2 years', 'For good'] },
  { feature: 'Light and CO₂', values: [false, true, true] },
  { feature: 'Text messages', values: [false, true, true] },
  { feature: 'Shifts and roles', values: [false, false, true] },
  { feature: 'Export as CSV', values: [true, true, true] },
];

export const questions = [
  {
    question: 'Can I change the plan later?',
    answer:
      'At any time. A larger plan starts at once and you pay the difference by the day; a smaller one starts with the next month or year.',
  },
  {
    question: 'What happens when I add too many sensors?',
    answer:
      'Nothing breaks in the night: new sensors send readings for two weeks, and we write to you before they pause.',
  },
  {
    question: 'Do schools and community gardens pay?',
    answer:
      'They pay half of every plan. Write to us from the address of the school or the garden, and say how many sensors you have.',
  },
];
