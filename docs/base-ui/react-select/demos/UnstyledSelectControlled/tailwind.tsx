import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const slotProps = {
  root: {
    className:
      "flex w-52 justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start after:content-['▾'/''] focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900",
  },
  listbox: {
    className:
      'my-1 max-h-60 w-52 overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900',
  },
  popup: { className: 'z-10' },
};
const option =
  'rounded-md px-2 py-1.5 aria-selected:bg-blue-100 dark:aria-selected:bg-blue-950 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500';

export default function UnstyledSelectControlled() {
  const [zoom, setZoom] = useState<number | null>(100);
  return (
    <div>
      <Select
        slotProps={slotProps}
        aria-label="Zoom"
        value={zoom}
        onChange={(_event, value) => setZoom(value)}
      >
        <Option className={option} value={50}>
          50%
        </Option>
        <Option className={option} value={100}>
          100%
        </Option>
        <Option className={option} value={200}>
          200%
        </Option>
      </Select>
      <p>A page of 800 px takes {zoom === null ? '–' : 8 * zoom} px.</p>
    </div>
  );
}
