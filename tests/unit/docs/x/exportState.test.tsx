/** @jest-environment jsdom */
import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { GridApiCommunity } from '@mui/x-data-grid/internals';
import type { GridInitialStateCommunity } from '@mui/x-data-grid/models/gridStateCommunity';

/** Renders a grid, and returns its API. */
function grid(columns: GridColDef[], initialState?: GridInitialStateCommunity) {
  const api: { current?: React.MutableRefObject<GridApiCommunity> } = {};
  function Grid() {
    const apiRef = useGridApiRef();
    api.current = apiRef;
    return (
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1, city: 'Accra', people: 3 }]}
        columns={columns}
        {...(initialState && { initialState })}
      />
    );
  }
  const { unmount } = render(<Grid />);
  const current = api.current?.current;
  if (!current) {
    throw new Error('The grid has no API.');
  }
  return { api: current, unmount };
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('exportOnlyDirtyModels stores the widths of definitions, which win over later ones', () => {
  const first = grid([{ field: 'city', width: 150 }, { field: 'people' }]);
  const stored = first.api.exportState({ exportOnlyDirtyModels: true });
  expect(stored.columns?.dimensions).toEqual({
    city: expect.objectContaining({ width: 150 }) as unknown,
  });
  first.unmount();

  const later = [{ field: 'city', width: 250 }, { field: 'people' }];
  const second = grid(later, stored);
  expect(second.api.getColumn('city').width).toBe(150);
  second.unmount();

  delete stored.columns?.dimensions;
  const third = grid(later, stored);
  expect(third.api.getColumn('city').width).toBe(250);
  act(() => third.unmount());
});
