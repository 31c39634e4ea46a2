import { days, LOAF_PRICE, loavesByHour, products } from './data';
import type { Day } from './data';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const numbers = new Intl.NumberFormat('en-IE');
const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const changes = new Intl.NumberFormat('en-IE', { style: 'percent', signDisplay: 'exceptZero' });

export const formatNumber = (value: number) => numbers.format(value);
export const formatEuros = (value: number) => euros.format(value);
/** Prints a part of 1 as percent with its sign. */
export const formatChange = (value: number) => changes.format(value);

/** Prints an hour of the day, 0 to 23. */
export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Returns the loaves of each day of the week. */
export function weekTotals(): { day: Day; loaves: number }[] {
  return days.map((day) => ({ day, loaves: sum(loavesByHour[day]) }));
}

/** Returns the figures of a day: its loaves, what they brought, and its busiest hour. */
export function figuresOf(day: Day) {
  const hours = loavesByHour[day];
  const loaves = sum(hours);
  const average = sum(weekTotals().map((total) => total.loaves)) / days.length;
  const peak = Math.max(...hours);
  return {
    hours,
    loaves,
    revenue: loaves * LOAF_PRICE,
    /** How much more than on an average day of the week, as a part of it. */
    change: loaves / average - 1,
    peak: { hour: hours.indexOf(peak), loaves: peak },
  };
}

/** Returns the loaves of each product on a day, the most first. */
export function productsOf(day: Day): { name: string; loaves: number; share: number }[] {
  const { loaves } = figuresOf(day);
  return products
    .map(({ name, share }) => ({ name, share, loaves: Math.round((loaves * share) / 100) }))
    .sort((a, b) => b.loaves - a.loaves);
}
