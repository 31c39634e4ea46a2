import * as React from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ButtonUsage() {
  const [variant, setVariant] = React.useState<ButtonProps['variant']>('solid');

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Button variant={variant}>Save draft</Button>
      <Stack spacing={1}>
        <FormLabel id="variant-label">Variant</FormLabel>
        <ToggleButtonGroup
          aria-labelledby="variant-label"
          size="sm"
          value={variant}
          onChange={(_event, value) => setVariant(value ?? 'solid')}
        >
          <Button value="solid">Solid</Button>
          <Button value="soft">Soft</Button>
          <Button value="outlined">Outlined</Button>
          <Button value="plain">Plain</Button>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}
