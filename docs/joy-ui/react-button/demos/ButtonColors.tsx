import * as React from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ButtonColors() {
  const [variant, setVariant] = React.useState<ButtonProps['variant']>('solid');

  const toggle = (
    <React.Fragment>
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
    </React.Fragment>
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant={variant} color="primary" children="Review" />
        <Button variant={variant} color="neutral" children="Skip" />
        <Button variant={variant} color="danger" children="Delete project" />
        <Button variant={variant} color="success" children="Approve" />
        <Button variant={variant} color="warning" children="Put on hold" />
      </Stack>
      {toggle}
    </Stack>
  );
}
