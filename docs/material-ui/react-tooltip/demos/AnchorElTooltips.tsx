import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const orders = { Mon: 32, Tue: 48, Wed: 27, Thu: 60, Fri: 41 };
const bars = Object.entries(orders).map(([day, count]) => ({ count, label: `${day}: ${count}` }));

export default function AnchorElTooltips() {
  const [title, setTitle] = React.useState('');
  const bar = React.useRef<SVGRectElement | null>(null);

  return (
    <Tooltip
      title={title}
      placement="top"
      arrow
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () => bar.current?.getBoundingClientRect() ?? new DOMRect(),
          },
        },
      }}
    >
      <Box
        component="svg"
        role="img"
        aria-label={`Orders. ${bars.map(({ label }) => label).join(', ')}`}
        viewBox="0 0 250 60"
        sx={{ width: '100%', maxWidth: 400, color: 'primary.main' }}
      >
        {bars.map(({ label, count }, index) => (
          <rect
            key={label}
            x={index * 50 + 5}
            y={60 - count}
            width={40}
            height={count}
            fill="currentColor"
            onMouseEnter={(event) => {
              bar.current = event.currentTarget;
              setTitle(label);
            }}
          />
        ))}
      </Box>
    </Tooltip>
  );
}
