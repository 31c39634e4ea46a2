const states = ['Registered', 'In transit', 'Out for delivery', 'Delivered'];

export const parcels = [
  { id: 'P700036', recipient: 'Kavya Jensen', cities: ['Nagoya', 'Pune'] },
  { id: 'P700066', recipient: 'Farid Costa', cities: ['Gothenburg', 'Busan', 'Busan', 'Busan'] },
  { id: 'P700083', recipient: 'Camila Nguyen', cities: ['Pune', 'Pune', 'Busan', 'Busan'] },
  { id: 'P700145', recipient: 'Noah Silva', cities: ['Gothenburg', 'İzmir', 'Accra', 'Accra'] },
  { id: 'P700183', recipient: 'Bao Walker', cities: ['Bogotá', 'Porto Alegre', 'Accra'] },
  { id: 'P700191', recipient: 'Freya Schmidt', cities: ['Bogotá', 'Rotterdam', 'Lisbon'] },
].map(({ cities, ...parcel }) => ({
  ...parcel,
  state: states[cities.length - 1]!,
  steps: cities.map((city, index) => ({ state: states[index]!, city })),
}));

/** A row of the grid: a parcel, or the details that belong to the row before. */
export interface Row {
  id: string;
  parcel: (typeof parcels)[number];
  isDetail: boolean;
  isOpen: boolean;
}

/** Returns the rows of a grid in which a row with details follows each open parcel. */
export function getRows(openIds: readonly string[]): Row[] {
  return parcels.flatMap((parcel) => {
    const isOpen = openIds.includes(parcel.id);
    const row = { id: parcel.id, parcel, isDetail: false, isOpen };
    return isOpen ? [row, { ...row, id: `${parcel.id}-detail`, isDetail: true }] : [row];
  });
}
