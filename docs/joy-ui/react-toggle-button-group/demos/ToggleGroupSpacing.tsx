import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupSpacing() {
  const [size, setSize] = React.useState('m');

  return (
    <ToggleButtonGroup
      spacing={1}
      aria-label="Size"
      value={size}
      onChange={(_event, newSize) => setSize(newSize ?? size)}
    >
      <Button value="s">Small</Button>
      <Button value="m">Medium</Button>
      <Button value="l">Large</Button>
    </ToggleButtonGroup>
  );
}
