import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';

export default function InputVariables() {
  const [values, setValues] = React.useState({
    radius: 6,
    minHeight: 36,
    decoratorChildHeight: 28,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 280 }}>
      <Input
        slotProps={{ input: { 'aria-label': 'Voucher', name: 'voucher' } }}
        endDecorator={<Button>Redeem</Button>}
        sx={{
          '--Input-radius': `${values.radius}px`,
          '--Input-minHeight': `${values.minHeight}px`,
          '--Input-decoratorChildHeight': `${values.decoratorChildHeight}px`,
        }}
      />
      {Object.entries(values).map(([key, value]) => (
        <Box key={key} sx={{ fontSize: 'sm' }}>
          <span id={`input-${key}`}>
            --Input-{key}: {value}px
          </span>
          <Slider
            aria-labelledby={`input-${key}`}
            max={60}
            value={value}
            onChange={(_event, next) => setValues({ ...values, [key]: next as number })}
          />
        </Box>
      ))}
    </Box>
  );
}
