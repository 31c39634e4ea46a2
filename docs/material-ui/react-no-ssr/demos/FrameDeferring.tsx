import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

const cells = Array.from({ length: 800 }, (_, index) => index + 1);

export default function FrameDeferring() {
  const [view, setView] = React.useState<'none' | 'at once' | 'deferred'>('none');
  const buttons = ['none', 'at once', 'deferred'] as const;

  return (
    <Box sx={{ width: 300 }}>
      {buttons.map((name) => (
        <Button key={name} aria-pressed={view === name} onClick={() => setView(name)}>
          {name}
        </Button>
      ))}
      <p>Seats: {view}</p>
      <Box
        role="region"
        aria-label="Seats"
        tabIndex={0}
        sx={{ height: 100, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {view !== 'none' && (
          <NoSsr key={view} defer={view === 'deferred'}>
            {cells.map((cell) => (
              <span key={cell}>{cell} </span>
            ))}
          </NoSsr>
        )}
      </Box>
    </Box>
  );
}
