import { createRandom } from './samples';

export interface Measurement {
  id: number;
  station: string;
  takenAt: Date;
  /** In degrees Celsius. */
  temperature: number;
  /** In percent. */
  humidity: number;
  /** In meters per second. */
  wind: number;
}

const stations = [
  { station: 'Harbor', base: 14 },
  { station: 'Airfield', base: 12 },
  { station: 'Old town', base: 16 },
  { station: 'Summit', base: 3 },
];

/** Returns what imaginary weather stations measured, one hour after the other, from midnight on. */
export function createMeasurements(count: number, seed = 1): Measurement[] {
  const { integer } = createRandom(seed);
  const start = new Date(2025, 3, 1).getTime();
  return Array.from({ length: count }, (_, index) => {
    const { station, base } = stations[index % stations.length]!;
    const hour = Math.floor(index / stations.length);
    const daytime = Math.sin(((hour % 24) - 8) * (Math.PI / 12));
    const temperature = base + 5 * daytime + integer(-15, 15) / 10;
    return {
      id: index + 1,
      station,
      takenAt: new Date(start + hour * 3_600_000),
      // Adding 0 turns -0 into 0.
      temperature: Math.round(temperature * 10) / 10 + 0,
      humidity: Math.round(68 - 18 * daytime) + integer(-6, 6),
      wind: integer(0, 140) / 10,
    };
  });
}
