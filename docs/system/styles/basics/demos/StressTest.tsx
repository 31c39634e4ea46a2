import * as React from 'react';
import { styled } from '@mui/system';

const Bar = styled('div')({
  inlineSize: 'var(--load)',
  minInlineSize: 'fit-content',
  padding: 8,
  boxSizing: 'border-box',
  color: '#fff',
  backgroundColor: '#00695c',
});

export default function StressTest() {
  const [load, setLoad] = React.useState(40);
  return (
    <div style={{ inlineSize: '100%' }}>
      <label>
        Load of the truck{' '}
        <input
          type="range"
          name="load"
          value={load}
          onChange={(event) => setLoad(event.target.valueAsNumber)}
        />
      </label>
      <Bar style={{ '--load': `${load}%` } as React.CSSProperties}>{load}%</Bar>
    </div>
  );
}
