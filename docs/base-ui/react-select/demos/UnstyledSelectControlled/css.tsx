import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

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
        <Option className="option" value={50}>
          50%
        </Option>
        <Option className="option" value={100}>
          100%
        </Option>
        <Option className="option" value={200}>
          200%
        </Option>
      </Select>
      <p>A page of 800 px takes {zoom === null ? '–' : 8 * zoom} px.</p>
    </div>
  );
}
