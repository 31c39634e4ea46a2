import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function InputSlider() {
  const [text, setText] = React.useState('30');
  const percent = Math.max(0, Math.min(100, Number(text)));

  return (
    <div>
      <Typography id="input-slider-label">Opacity</Typography>
      <Stack direction="row" spacing={3} sx={{ width: 260, alignItems: 'center' }}>
        <Slider
          aria-labelledby="input-slider-label"
          value={percent}
          onChange={(_event, value) => setText(String(value))}
        />
        <TextField
          size="small"
          type="number"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(String(percent))}
          sx={{ flexShrink: 0, width: 88 }}
          slotProps={{ htmlInput: { min: 0, max: 100, 'aria-labelledby': 'input-slider-label' } }}
        />
      </Stack>
    </div>
  );
}
