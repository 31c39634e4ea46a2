import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function AutoHeightDuration() {
  const { transitions } = useTheme();
  const [height, setHeight] = React.useState(200);
  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      <Slider
        aria-label="Height of the content"
        value={height}
        onChange={(_event, value) => setHeight(Number(value))}
        max={2000}
        step={50}
        getAriaValueText={(value) => `${value} pixels`}
        sx={{ width: 'calc(100% - 20px)', mx: 'auto' }}
      />
      <output>
        Duration for {height} px: {transitions.getAutoHeightDuration(height)} ms
      </output>
    </Stack>
  );
}
