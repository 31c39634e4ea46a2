import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

export const parcels = createParcels(6);

/** A row of the grid: a parcel, or the details that belong to the row before. */
export interface Row {
  id: string;
  parcel: Parcel;
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
