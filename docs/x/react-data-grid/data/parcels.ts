import { createRandom, familyNames, givenNames, places } from './samples';

export const parcelStates = ['Registered', 'In transit', 'Out for delivery', 'Delivered'] as const;

export interface ParcelStep {
  state: (typeof parcelStates)[number];
  city: string;
  at: Date;
}

export interface Parcel {
  /** The tracking number. */
  id: string;
  recipient: string;
  from: string;
  to: string;
  /** In kilograms. */
  weight: number;
  isInsured: boolean;
  state: ParcelStep['state'];
  /** What happened so far, oldest first. */
  steps: ParcelStep[];
}

/** Returns parcels of an imaginary carrier: the same ones for the same seed. */
export function createParcels(count: number, seed = 1): Parcel[] {
  const { integer, pick } = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const from = pick(places).city;
    const to = pick(places.filter(({ city }) => city !== from)).city;
    const registered = new Date(2025, 4, integer(1, 28), integer(7, 19), integer(0, 59)).getTime();
    const steps = parcelStates.slice(0, integer(1, parcelStates.length)).map((state, step) => ({
      state,
      city: step === 0 ? from : step === 1 ? pick(places).city : to,
      at: new Date(registered + step * integer(9, 30) * 3_600_000),
    }));
    return {
      id: `P${(700_000 + index * 37 + integer(0, 36)).toString()}`,
      recipient: `${pick(givenNames)} ${pick(familyNames)}`,
      from,
      to,
      weight: integer(2, 240) / 10,
      isInsured: integer(1, 4) === 1,
      state: steps.at(-1)!.state,
      steps,
    };
  });
}
