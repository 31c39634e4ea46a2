import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toMegabytes = (exponent: number) => 2 ** exponent;
const format = (megabytes: number) =>
  megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;

export default function NonLinearSlider() {
  const [exponent, setExponent] = React.useState(10);

  return (
    <Box sx={{ width: 240 }}>
      <Typography id="non-linear-label">Storage: {format(toMegabytes(exponent))}</Typography>
      <Slider
        aria-labelledby="non-linear-label"
        getAriaValueText={format}
        valueLabelFormat={format}
        valueLabelDisplay="auto"
        scale={toMegabytes}
        value={exponent}
        onChange={(_event, value) => setExponent(Number(value))}
        min={5}
        max={15}
      />
    </Box>
  );
}
