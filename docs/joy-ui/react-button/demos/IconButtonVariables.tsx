import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function IconButtonVariables() {
  const [size, setSize] = React.useState('48');

  const field = (
    <FormControl>
      <FormLabel>--IconButton-size (px)</FormLabel>
      <Input type="number" value={size} onChange={(event) => setSize(event.target.value)} />
    </FormControl>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Raise flag"
        variant="soft"
        color="primary"
        sx={{ '--IconButton-size': `${size}px` }}
      >
        <SvgIcon>
          <path d="M6 3h2v2h10l-3 4 3 4H8v8H6z" />
        </SvgIcon>
      </IconButton>
      {field}
    </Stack>
  );
}
