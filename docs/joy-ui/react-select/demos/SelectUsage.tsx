import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { type SelectStaticProps } from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function SelectUsage() {
  const [size, setSize] = React.useState<SelectStaticProps['size']>('md');

  const sizes = (
    <Stack spacing={1}>
      <FormLabel id="usage-size-label">Size</FormLabel>
      <ToggleButtonGroup
        aria-labelledby="usage-size-label"
        size="sm"
        value={size}
        onChange={(_event, value) => setSize(value ?? 'md')}
      >
        <Button value="sm">Small</Button>
        <Button value="md">Medium</Button>
        <Button value="lg">Large</Button>
      </ToggleButtonGroup>
    </Stack>
  );

  return (
    <Stack spacing={3} sx={{ width: 220 }}>
      <FormControl size={size}>
        <FormLabel>Shipping method</FormLabel>
        <Select defaultValue="standard">
          <Option value="standard">Standard</Option>
          <Option value="express">Express</Option>
          <Option value="pickup">Pick up in store</Option>
        </Select>
      </FormControl>
      {sizes}
    </Stack>
  );
}
