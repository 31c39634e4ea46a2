import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function PropsOfTheRoot() {
  const root = React.useRef<HTMLButtonElement>(null);
  const [element, setElement] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
      <Button
        ref={root}
        id="order-button"
        title="Send the order"
        variant="outlined"
        onClick={() => setElement(`${root.current?.tagName}, id: ${root.current?.id}`)}
      >
        Show my element
      </Button>
      <span role="status">{element || 'Not shown yet'}</span>
    </Stack>
  );
}
