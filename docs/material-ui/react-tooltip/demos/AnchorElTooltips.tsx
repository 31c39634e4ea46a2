import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const orders = [32, 48, 27, 60, 41];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const name = `Orders: ${days.map((day, index) => `${day} ${orders[index]}`).join(', ')}`;

export default function AnchorElTooltips() {
  const [hovered, setHovered] = React.useState({ day: 0, x: 0, y: 0 });

  function handleMouseMove({ currentTarget, clientX }: React.MouseEvent) {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
    const day = Math.min(Math.floor(((clientX - left) / width) * 5), 4);
    setHovered({
      day,
      x: left + ((day + 0.5) / 5) * width,
      y: bottom - (orders[day] / 60) * height,
    });
  }

  return (
    <Tooltip
      title={`${days[hovered.day]}: ${orders[hovered.day]}`}
      placement="top"
      arrow
      slotProps={{
        popper: {
          anchorEl: { getBoundingClientRect: () => new DOMRect(hovered.x, hovered.y, 0, 0) },
        },
      }}
    >
      <Box
        component="svg"
        role="img"
        aria-label={name}
        viewBox="0 0 250 60"
        onMouseMove={handleMouseMove}
        sx={{ width: '100%', maxWidth: 400, color: 'primary.main' }}
      >
        {orders.map((count, index) => (
          <rect
            key={days[index]}
            x={index * 50 + 5}
            y={60 - count}
            width={40}
            height={count}
            fill="currentColor"
          />
        ))}
      </Box>
    </Tooltip>
  );
}
