import * as React from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ButtonColors() {
  const [variant, setVariant] = React.useState<ButtonProps['variant']>('solid');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant={variant} color="primary">
          Review
        </Button>
        <Button variant={variant} color="neutral">
          Skip
        </Button>
        <Button variant={variant} color="danger">
          Delete project
        </Button>
        <Button variant={variant} color="success">
          Approve
        </Button>
        <Button variant={variant} color="warning">
          Put on hold
        </Button>
      </Stack>
      <FormLabel id="color-variant-label">Variant of all five</FormLabel>
      <ToggleButtonGroup
        aria-labelledby="color-variant-label"
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
  );
}
